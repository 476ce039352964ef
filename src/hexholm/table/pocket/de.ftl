# Der Tisch im Browser auf Deutsch: was an einer Anfrage falsch ist. Davor steht, wo in der Anfrage.

refusal-not-found = Unter dieser Adresse gibt es nichts.
refusal-method-not-allowed = So kann man diese Adresse nicht fragen.
refusal-pocket-error = Hier ist etwas schiefgegangen. Versuch es noch einmal oder lade die Seite neu.
refusal-bad-backup = Diese Datei ist keine Sicherung von Spielen.

refusal-body-json = Das ist kein JSON.
refusal-body-missing = Das fehlt.
refusal-body-extra = Das ist hier nicht bekannt.
refusal-body-enum = Möglich sind nur { $names }.
refusal-body-variant = Für { $key } sind nur { $names } möglich.
refusal-body-array = Das muss eine Liste sein.
refusal-body-boolean = Das muss true oder false sein.
refusal-body-integer = Das muss eine ganze Zahl sein.
refusal-body-null = Das muss leer sein.
refusal-body-object = Das muss ein Objekt sein.
refusal-body-string = Das muss ein Text sein.
refusal-body-minimum = Das muss mindestens { $limit } sein.
refusal-body-maximum = Das darf höchstens { $limit } sein.
refusal-body-minlength = { $limit ->
    [one] Das braucht mindestens ein Zeichen.
   *[other] Das braucht mindestens { $limit } Zeichen.
}
refusal-body-maxlength = Das darf höchstens { $limit } Zeichen haben.
refusal-body-minitems = { $limit ->
    [one] Davon muss es mindestens eins geben.
   *[other] Davon muss es mindestens { $limit } geben.
}
refusal-body-maxitems = Davon darf es höchstens { $limit } geben.
