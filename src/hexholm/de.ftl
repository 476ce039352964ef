# hexholm auf Deutsch: was beide Spiele gemeinsam haben.

game-kingdom-builder = Kingdom Builder
game-kingdom-builder-text = Orte, Erweiterungen und Karten
game-winter-kingdom = Winter Kingdom
game-winter-kingdom-text = Talente, Münzen, Forts und Tunnel

## Aufzählungen und Formen von Namen, die keine eigenen mitbringen.
## Orte: „nutzt den (Turm)“, „mit dem (Turm)“, „ein Turmplättchen“.
## Figuren: „der Krieger“, „den Krieger“, „dein Krieger“ und ihr Geschlecht
list-and = { $rest } und { $last }
list-or = { $rest } oder { $last }
list-comma = { $rest }, { $last }
list-sentences = { $rest }; { $last }
list-news = { $rest }. { $last }
location-any = { $name }
    .den = das Plättchen
    .dem = dem Plättchen
    .tile = { $name }-Plättchen
terrain-any = { $name }
    .a = { $name }
    .on = { $name }
    .card = { $name }-Karte
piece-any = { $name }
    .many = { $name }
    .title = { $name }
    .g = n
    .der = die Figur { $name }
    .den = die Figur { $name }
    .dein = deine Figur { $name }

## Spieler
you = Du
player-number = Spieler { $number }
player-and-bot = Spieler { $number } ({ $level })
colour-blue = Blau
colour-orange = Orange
colour-green = Grün
colour-purple = Lila
colour-red = Rot
mark-blue = Punkt
mark-orange = Balken
mark-green = Ring
mark-purple = Kreuz
mark-red = Winkel
level-beginner = Einsteiger
level-easy = leicht
level-normal = normal
level-hard = schwer
level-expert = Experte
level-master = Meister
level-random = Zufall
level-greedy = gierig

## Was jetzt zu tun ist
ask-mandatory-free = Baue irgendwo auf { $terrain_or_on }
ask-put = { $tile }: Wähle das Zielfeld
ask-end = Alles gebaut: Beende deinen Zug
ask-other = Du bist am Zug
ask-waiting = { $name } ist am Zug
ask-waiting-mandatory = { $name } baut auf { $terrain_or_on }
ask-waiting-choose-terrain = { $name } wählt ein Gelände
ask-waiting-by = { $name } nutzt { $tile_den } { $tile }
ask-label = Was jetzt zu tun ist
ask-open = Warten auf Mitspieler
ask-detail-hexes = { $n ->
    [one] 1 Feld möglich
   *[other] { $n } Felder möglich
}
ask-detail-left = noch { $n }
ask-detail-last-round = Letzte Runde
ask-detail-watching = Du schaust zu
ask-dots = { $done } von { $all } gebaut

## Was geschehen ist: „Du hast“, „Anna hat“ … gebaut, genommen, versetzt
log-who = { $person ->
    [you] <b>Du</b> hast
    [again] {""}
   *[other] <b>{ $name }</b> hat
}
log-build = { log-who } auf { $where } gebaut
log-build-by = { log-who } mit { $tile_dem } <b>{ $tile }</b> auf { $where } gebaut
log-use = { log-who } { $tile_den } <b>{ $tile }</b> genutzt
log-choose = { log-who } { $tile_den } <b>{ $tile }</b> gewählt
log-choose-terrain = { log-who } { $terrain } gewählt
log-end = { log-who } den Zug beendet
log-end-by = { log-who } es dabei belassen
log-other = { log-who } „{ $action }“ gespielt
log-they = { log-who } { $deed }
log-takeback = { log-who } den letzten Zug zurückgenommen
log-joined = <b>{ $name }</b> hat Platz genommen
log-left = <b>{ $name }</b> hat den Tisch verlassen
log-back = <b>{ $name }</b> ist wieder da
log-begun = Die Partie beginnt
log-replaced = Ein Bot übernimmt für <b>{ $name }</b>
log-returned = { $person ->
    [you] <b>Du</b> spielst wieder selbst; der Bot ist weg
   *[other] <b>{ $name }</b> spielt wieder selbst; der Bot ist weg
}
log-shared = { $person ->
    [you] <b>Du</b> hast einen Link der Partie gemacht, der alle Karten enthält
   *[other] <b>{ $name }</b> hat einen Link der Partie gemacht, der alle Karten enthält
}
log-late = { $person ->
    [you] Die Zeit ist um: Ein Bot spielt diesen Zug für <b>dich</b>
   *[other] Die Zeit ist um: Ein Bot spielt diesen Zug für <b>{ $name }</b>
}
log-bot-failed = Der Bot von <b>{ $name }</b> ist ausgefallen; diesen Zug spielt der leichte Bot

## Der Spielplan
verb-build = Bauen
verb-take = Aufnehmen
verb-put = Absetzen
hex-act-build = zum Bauen drücken
hex-act-take = zum Aufnehmen drücken
hex-act-put = zum Absetzen drücken
hex-act-other = zum Wählen drücken

## Das kleine Schild an einem Feld
label-gold = { $card } <b>{ $n }</b>
label-take = { $piece } aufnehmen
label-piece = { $person ->
    [you] { $piece_g ->
        [f] Deine
       *[other] Dein
    } { $piece }
   *[other] { $piece } von { $name }
}
label-tiles = { $n ->
    [0] kein Plättchen mehr
    [one] noch 1 Plättchen
   *[other] noch { $n } Plättchen
}

## Warum nicht
reason-game-over = Die Partie ist zu Ende
reason-occupied = { $hex } ist besetzt
reason-wrong-place = Auf { $hex } kannst du { $tile_den } { $tile } nicht nutzen
reason-builds-elsewhere = { $hex } ist { $ground_a }; mit { $tile_dem } { $tile } baust du auf { $terrain_on }
reason-moves-elsewhere = { $hex } ist { $ground_a }; mit { $tile_dem } { $tile } versetzt du auf { $terrain_on }
reason-unknown-verb = „{ $action }“ ist keine Aktion; möglich ist { $verbs_or }
reason-unknown-hex = Ein Feld { $hex } gibt es auf diesem Spielplan nicht
reason-needs-hex = Zu „{ $action }“ gehört ein Feld, etwa { $example }
reason-no-argument = Nach „end“ darf nichts mehr kommen

unit = Gold
