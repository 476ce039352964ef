learn-title = Leren
learn-lead = Speel een paar zetten met een coach naast je. Begin met je eerste spel. De andere kunnen wachten tot je hun tegels tegenkomt of met een uitbreiding speelt: die brengt nieuw land en nieuwe tegels en kaarten.
learn-minutes = { $n ->
    [one] 1 minuut
   *[other] { $n } minuten
}
learn-progress = Stap { $step } van { $steps }
learn-here = Begin hier
learn-boxes = { $game }: uitbreidingen
learn-finished = Voltooid
learn-start = Beginnen
learn-resume = Verdergaan
learn-all = Alle lessen
learn-play = Speel een spel
learn-next = Volgende les: { $title }
learn-unknown = Die les is er hier niet.

coach-label = Coach
coach-step = Stap { $step } van { $steps }
coach-next = Verder
coach-back = Terug
coach-leave = Les verlaten
coach-restart = Opnieuw beginnen
coach-glowing = Oplichtende velden: { $hexes }.
coach-more = { $n ->
    [one] Nog één
   *[other] Nog { $n }
}
coach-finished = Goed gedaan!
coach-finished-text = Dat was alles voor deze les.

reason-lesson-other = In een echt spel mag dat. Doe nu even wat de coach vraagt.
reason-lesson-read = Lees eerst wat de coach zegt en druk dan op Verder.
reason-lesson-start = Hier begint de les.
