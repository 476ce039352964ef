learn-title = Lernen
learn-lead = Spiel ein paar Züge mit einem Coach an deiner Seite. Fang mit deiner ersten Partie an. Die anderen haben Zeit, bis du ihren Plättchen begegnest oder mit einer Erweiterung spielst: Sie bringt neues Land, neue Plättchen und Karten.
learn-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
learn-progress = Schritt { $step } von { $steps }
learn-here = Hier anfangen
learn-boxes = { $game }: Erweiterungen
learn-finished = Geschafft
learn-start = Beginnen
learn-resume = Fortsetzen
learn-all = Alle Lektionen
learn-play = Eine Partie spielen
learn-next = Nächste Lektion: { $title }
learn-unknown = Diese Lektion gibt es hier nicht.

coach-label = Coach
coach-step = Schritt { $step } von { $steps }
coach-next = Weiter
coach-back = Zurück
coach-leave = Lektion verlassen
coach-restart = Von vorn beginnen
coach-glowing = Es leuchten: { $hexes }.
coach-more = { $n ->
    [one] Noch 1
   *[other] Noch { $n }
}
coach-finished = Gut gemacht!
coach-finished-text = Das war alles in dieser Lektion.

reason-lesson-other = In einer echten Partie ginge das. Tu jetzt erst einmal, was der Coach sagt.
reason-lesson-read = Lies erst, was der Coach sagt, und drück dann auf „Weiter“.
reason-lesson-start = Hier beginnt die Lektion.
