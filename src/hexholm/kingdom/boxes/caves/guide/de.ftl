# Der Leitfaden zu den Höhlen auf Deutsch.

guide-caves-title = Höhlen
guide-caves = Jeder Quadrant hat eine Höhle auf einem seiner Bergfelder. Einmal pro Zug, vor oder nach deiner Pflichtaktion, darfst du eine Siedlung, die neben einer Höhle steht, auf ein freies, bebaubares Feld neben einer beliebigen Höhle versetzen. Ein Plättchen brauchst du dafür nicht.
guide-caves-1 = Wo darf sie enden? Sie muss nicht neben deinen eigenen enden. Sie darf auch an derselben Höhle bleiben.
guide-caves-2 = Ist eine Höhle ein Berg? Eine Höhle zählt in jeder Hinsicht als Berg.
guide-caves-3 = Wo liegen die Höhlen? Eine Höhle ist mindestens drei Felder von jedem Ort, jeder Burg und jedem Nomadenfeld entfernt. Ein Quadrant ohne einen solchen Berg hat keine Höhle.
guide-caves-4 = Kann auf der Höhle selbst etwas stehen? Was auf Bergen stehen darf, darf auch auf dem Höhlenfeld stehen, grenzt dann aber nicht an diese Höhle.
guide-caves-5 = Können Krieger, Planwagen und Schiffe sie nutzen? Nein, nur Siedlungen, wenn ihr nichts anderes vereinbart.
