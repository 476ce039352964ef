# De spelregelpagina in het Nederlands.

lookup-search = Zoek in de spelregels
lookup-for = Naam, trefwoord, regel
lookup-boxes = Uitbreidingen
lookup-here = In dit spel
lookup-boxes-all = Alles
lookup-nothing = Niets gevonden voor ‘{ $query }’.
lookup-none = Hierover staat niets in de gids.
lookup-found = { $n ->
    [one] 1 onderdeel gevonden
   *[other] { $n } onderdelen gevonden
}
lookup-asked = Vragen en antwoorden
lookup-answer = Antwoord
lookup-everything = Alles op één pagina lezen
