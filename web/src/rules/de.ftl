# Die Regelseite auf Deutsch.

lookup-search = Regeln durchsuchen
lookup-for = Name, Stichwort, Regel
lookup-boxes = Erweiterungen
lookup-here = In diesem Spiel
lookup-boxes-all = Alle
lookup-nothing = Nichts gefunden zu „{ $query }“.
lookup-none = Dazu hat der Leitfaden keinen Eintrag.
lookup-found = { $n ->
    [one] 1 Eintrag gefunden
   *[other] { $n } Einträge gefunden
}
lookup-asked = Fragen und Antworten
lookup-answer = Antwort
lookup-everything = Alles auf einer Seite lesen
