# Der Leitfaden zu den Höhlen auf Deutsch.

guide-caves-title = Höhlen
guide-caves = Jeder Quadrant hat eine Höhle auf einem seiner Bergfelder. Einmal pro Zug, vor oder nach deiner Pflichtaktion, darfst du eine Siedlung, die neben einer Höhle steht, auf ein freies, bebaubares Feld neben einer beliebigen Höhle versetzen. Ein Plättchen brauchst du dafür nicht.
guide-caves-1 = Sie muss nicht neben deinen eigenen enden. Sie darf auch an derselben Höhle bleiben.
guide-caves-2 = Eine Höhle zählt in jeder Hinsicht als Berg.
guide-caves-3 = Eine Höhle ist mindestens drei Felder von jedem Ort, jeder Burg und jedem Nomadenfeld entfernt. Ein Quadrant ohne einen solchen Berg hat keine Höhle.
guide-caves-4 = Was auf Bergen stehen darf, darf auch auf dem Höhlenfeld stehen, grenzt dann aber nicht an diese Höhle.
