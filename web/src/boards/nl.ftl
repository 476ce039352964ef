# De bordeditor

boards-title = Borden
boards-lead = Heb je een bord waarvan wij de gedrukte kant niet kennen? Voer het hier in, dan komt het in jouw partijen in de plaats van het onze. Of schilder een eigen land.

## Mijn borden
boards-mine = Jouw borden
boards-none = Nog niets hier. Wat je schildert, blijft in deze browser en bij je profiel.
boards-use-replaces = Vervangt het onze
boards-use-added = Klaar om te spelen
boards-use-not = Nog niet af
boards-use-ours = Niet in gebruik: een van onze borden heet zo
boards-use-newer = Niet in gebruik: een nieuwer bord van jou heet zo
boards-duplicate = { $name } dupliceren
boards-download-one = { $name } downloaden
boards-delete = { $name } verwijderen
boards-deleted = { $name } is verwijderd.
boards-unknown = Dit bord staat niet in deze browser. Laad het bestand of open hier je profiellink.

## Een nieuw bord
boards-new = Nieuw bord
boards-new-name = mijn land
boards-kind = Soort bord
boards-kind-section = Kwadrant
boards-kind-isle = Eiland
boards-kind-side = Kant van Winter Kingdom
boards-side = Bord { $board }, kant { $side }
boards-which = Welk bord?
boards-which-own = Een eigen bord
boards-which-own-text = Je kunt het aan elke nieuwe tafel neerleggen.
boards-which-text = Het jouwe geldt dan overal in plaats van het onze: in opstellingen, op plaatjes en voor bots.
boards-start-empty = Leeg beginnen
boards-start-new = Met nieuw land beginnen
boards-start-copy = Met het onze beginnen
boards-full = Je hebt { $most } borden, meer kun je er niet bewaren. Verwijder er een om plaats te maken voor een nieuw bord.
boards-upload = Bestand laden
boards-file-large = Dit bestand is te groot voor een bord.

## Schilderen
boards-brushes = Penselen
boards-empty = Leeg
boards-fill = Vullen
boards-rest = Rest vullen
boards-type = Intypen
boards-typing = Eén letter per veld, rij voor rij. Backspace gaat terug.
boards-hex = { $hex }: { $ground }
boards-help = Met de pijltjestoetsen ga je over het bord; een letter schildert een veld en gaat verder. De spatiebalk schildert met het penseel, met Shift schilderen de pijltjestoetsen.
boards-keys = Toetsen: letters of cijfers kiezen een penseel, B vult een gebied. Op het bord typ je letters veld voor veld.
boards-download = Bestand downloaden

## Wat de bibliotheek zegt
boards-checks = Controle
boards-unchecked = Je laatste wijziging is nog niet gecontroleerd. De pagina blijft het proberen.
boards-playable = Klaar om te spelen
boards-refused = Nog te doen voor je erop kunt spelen:
boards-advice = Anders dan andere borden van deze soort; geen probleem als het jouwe zo gedrukt is:

## Gegevens
boards-details = Over dit bord
boards-name = Naam
boards-location-1 = Eerste stad (L)
boards-location-2 = Tweede stad (K)
boards-location-none = geen
boards-printed = Zoals gedrukt
boards-printed-text = Een gedrukt bord vervangt het onze met dezelfde naam.
