lesson-caves-title = Höhlen
lesson-caves-about = In den einen Berg hinein, aus dem anderen heraus.
lesson-caves-welcome = In einem Berg jedes Quadranten gibt es eine <b>Höhle</b>. Alle sind miteinander verbunden.
lesson-caves-use = Einmal pro Zug dürfen alle eine Siedlung von einer Höhle zu einer anderen versetzen. Ein Plättchen brauchst du dafür nicht. Probier es aus.
lesson-caves-enter = Nimm deine Siedlung neben der Höhle.
lesson-caves-leave = Setz sie neben irgendeine Höhle. Das Gelände ist egal, und sie muss nicht neben deinen eigenen stehen.
lesson-caves-hermits = Jetzt hast du zwei getrennte Siedlungsgebiete, und die <b>Einsiedler</b> zahlen 1 Gold für jedes.
lesson-caves-farewell = Höhlen bringen dich in Länder, auf die du sonst die ganze Partie lang wartest. Behalte eine Siedlung neben einer Höhle.
