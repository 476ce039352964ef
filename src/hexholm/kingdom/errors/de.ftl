# Was an einem Aufbau, Spielstand oder einer Datei nicht stimmt: Kingdom Builder. Die Seite liest das nicht.

setup-section-turn = Quadrant { $section }: nach dem Doppelpunkt darf nur „turned“ stehen
setup-preset-alone = ein fertiger Aufbau bringt Erweiterungen, Quadranten und Karten selbst mit
setup-no-box = wähle mindestens eine dieser Erweiterungen: { $names }
setup-few-sections = die Erweiterungen { $names } haben nur { $got } Quadranten
setup-cards = eine Partie hat 3 Kingdom-Builder-Karten, nicht { $got }
setup-sections = ein Spielplan hat 4 Quadranten, nicht { $got }
setup-island-section = Quadrant { $name } ist eine Seite der Insel
setup-not-island = Quadrant { $name } ist keine Seite der Insel
setup-own-section = der Quadrant im Aufbau: { $why }
setup-options = Regeloptionen müssen mit Namen angegeben sein, nicht { $got }
setup-option = Regeloption { $name } muss { $names_or } sein, nicht { $got }
setup-place = { $what }: { $hex } gehört nicht zu den möglichen Feldern: { $names }
setup-one-each = { $what }: höchstens eins je Quadrant
setup-one-in-all = { $what }: die Regeloptionen erlauben 1 Feld, nicht { $got }
setup-camps = { $what } müssen Felder mit ihren Plättchen sein, nicht { $got }
setup-camp-tiles = { $what }: von { $tile } gibt es nur { $most } Plättchen
setup-tasks = die Quadranten der Erweiterung { $box_id } brauchen je eine Aufgabenkarte: { $number }, nicht { $got }
setup-removed = removed: ein Gelände wird nur mit der Karte { $card_id } entfernt

box-not-declared = eine Erweiterung wird mit BOX = Box(...) angegeben, nicht { $got }
box-known = Erweiterung { $name }: eine mit diesem Namen gibt es schon
box-name = Erweiterung { $name }: ein Name besteht aus kleingeschriebenen Wörtern mit Bindestrichen
box-twice = Erweiterung { $name }: { $what ->
    [sections] zwei Quadranten heißen
    [actions] zwei Aktionen heißen
    [cards] zwei Karten heißen
    [pieces] zwei Figuren heißen
    [options] zwei Optionen heißen
    [presets] zwei fertige Aufbauten heißen
    [parts] zwei Teile des Aufbaus heißen
   *[fields] zwei Felder des Zustands heißen
} { $thing }
box-section = Erweiterung { $name }: bei Quadrant { $section } steht box={ $got }
box-location = Erweiterung { $name }: Quadrant { $section }: unbekannter Ort { $got }
box-unfound = Erweiterung { $name }: { $why }
box-no-rules = Erweiterung { $name }: in diesem Ordner gibt es keine Datei rules.py
box-unloaded = Erweiterung { $name }: ihre Regeln lassen sich nicht laden: { $why }
box-no-box = Erweiterung { $name }: BOX fehlt
box-bad-section = Erweiterung { $name }: ein Quadrant: { $why }
box-left-out = weggelassen: { $why }

score-in-play-only = { $name } zahlt nur während der Partie und ist hier nicht im Spiel
score-needs = { $name } lässt sich hier nicht werten: Dem Aufbau fehlt { $key }

save-two-pieces = { $what }: zwei Figuren auf { $hex }
save-most = { $what }: es gibt nur { $most }
save-worth = { $what }: alle zusammen sind nur { $most } wert
save-settlements = { $what }: jeder hat { $most } Siedlungen
save-pieces = { $what }: { $piece_id }: jeder hat { $most }
save-no-ring = { $what }: um { $hex } liegen keine sechs Felder
save-unknown-piece = { $what }: { $got } gehört nicht dazu: { $names }
save-unknown-tile = { $what }: unbekanntes Plättchen { $got }; möglich sind: { $names }
save-camp = nomads: im Aufbau liegt auf { $hex } kein { $got }
save-supply = { $who }: { $used } Siedlungen auf dem Spielplan und { $supply } im Vorrat sind mehr als { $most }
save-earned-card = { $who }: earned: { $got } zahlt nicht während der Partie; das tun: { $names }
save-earned = { $who }: earned: mehr als das während der Partie erhaltene Gold
save-tile-from = { $who } { $name }: { $hex } ist kein Feld { $name }
save-tile-twice = { $who } { $name }: zwei Plättchen von { $hex }
save-tile-new = { $who } { $name }: ein neues Plättchen ist erst im nächsten Zug bereit
save-lost = { $who }: lost: { $hex } ist kein anderes Ortsfeld
save-not-location = { $what }: { $hex } ist kein Ortsfeld; möglich sind: { $names }
save-too-many-tiles = von { $tile_id } { $hex } wurden { $got } Plättchen genommen; dort liegen { $most }
save-tiles-left = tiles_left: auf { $hex } liegen noch 0 bis { $most } Plättchen, nicht { $got }
save-out = { $what }: alle { $number } Karten { $terrain_id } sind von Anfang an aus dem Spiel
save-hand = { $what }: höchstens { $most } Geländekarten, nicht { $got }
save-row = { $what }: { $got } ist keine horizontale Linie; möglich sind: { $names }
save-quarter = { $what }: { $got } ist kein Quadrant; Quadranten sind 0 bis 3
save-extra-cards = turn: extra_cards: { $got } sind mehr, als gezogen werden können
save-left = turn: left: höchstens { $most } Siedlungen können gebaut werden
save-left-nothing = turn: left: { $left } können ohne Siedlung und Karte nicht gebaut werden
save-left-open = turn: left ist { $left }, obwohl das Gelände noch zu wählen ist
save-card-terrain = turn: card: ein Gelände { $got } gibt es nicht
save-card-late = turn: card: nach dem letzten Zug wird keine Karte gespielt
save-card-hand = turn: card: { $card_id } ist nicht auf der Hand ({ $names })
save-card-full = turn: card: { $card_id } hat kein freies Feld
save-spent = turn: spent: { $got } braucht ein Plättchen; ohne geht: { $names }
save-last-round = last_round: sie hat begonnen, denn jemand hat keine Siedlungen mehr (B-6.1)
save-turn-seat = turn: seat: nur eine Aufgabe kann ein anderer Platz als to_move entscheiden
save-task-waits = turn: tasks: { $task } kann nicht auf eine andere Aufgabe warten
save-task-seat = turn: tasks: die letzte muss dem Platz to_move gehören
save-fault = { $what }: { $why }
save-silo-over = silo_step: die Partie ist zu Ende
save-silo-none = silo_step: es ist kein Silo mehr zu nutzen

fault-lifted = nur eine Siedlung kann aufgenommen sein
fault-silos = die Silos werden nach dem letzten Zug genutzt (silo_step)
fault-on-its-way = lifted muss das Feld sein, auf dem { $piece_id } steht, und from das, woher die Figur kam
fault-not-placed = { $piece_id } ist nicht auf dem Spielplan
fault-centre = lifted muss die Mitte von { $piece_id } sein, das versetzt wird
fault-note-card = note muss die gezogene Karte sein
fault-note-rows = note muss eine Liste von horizontalen Linien sein, durch Kommas getrennt
fault-step-from = eine ziehende Siedlung hat ein Feld (lifted) und kam von einem (from)
fault-step-lifted = ein Schritt ist gemacht, also ist eine Siedlung unterwegs (lifted)
fault-tile-held = from muss das Ortsfeld eines Plättchens sein, das der Spieler hat
fault-tile-state = note muss der Zustand des anderen Plättchens sein, used oder new

text-fields = dieser Stellungstext ist unvollständig oder wurde unterwegs verändert: er hat 8 oder 9 durch Doppelpunkte getrennte Teile, und der erste ist { $tags_or }
text-last-field = boxes: der letzte Teil des Stellungstexts ist nicht lesbar
text-flags = turn: die Kennzeichen sind { $flags }, nicht { $got }
text-unreadable = boxes: { $key }: { $got } ist nicht lesbar
text-row-seat = Reihe { $row }: { $got } ist kein Platz
text-row-long = Reihe { $row }: so viele Felder hat keine Reihe
text-terrain = cards: { $got } ist kein Gelände
text-tiles = seat: { $got } sind keine Plättchen
text-parts = { $what }: erwartet werden { $number } durch { $mark } getrennte Teile, nicht { $got }
setup-box-away = diese Partie braucht die Erweiterung „{ $name }“, die hier fehlt; nimm sie mit --box PFAD dazu

## Wie der Stellungseditor die Dinge nennt, und was er zu Unmöglichem sagt

field-gold = Gold während des Spiels
field-earned = Davon durch Karten
field-removed = Aus dem Spiel
field-tiles = Ortsplättchen
field-lost = Genommen und verloren
field-at = { $tile }, { $hex }
field-from-nowhere = { $tile }, von keinem Feld
field-card = Gelände dieses Zugs
field-card-open = noch zu wählen
field-spent = In diesem Zug genutzt
field-nomads = Nomadenplättchen
field-camps = Nomadenplättchen auf dem Plan
field-numbers = Siedlungsplättchen
field-marks = Markierte Linien
field-row = Linie { $row }
field-owed = Zurückgestellte Siedlungen
field-due = In diesem Zug noch nachzubauen

problem-save-two-pieces = Auf { $hex } stehen zwei Figuren (B-3.1)
problem-save-supply = { $used } Siedlungen sind im Einsatz und { $supply } im Vorrat: Jeder hat nur { $most }
problem-save-pieces = Davon hat jeder nur { $most }: { $piece }
problem-save-most = Davon gibt es im Spiel nur { $most }
problem-save-worth = Alle zusammen sind { $most } wert
problem-save-no-ring = Um { $hex } liegt kein Ring aus sechs Feldern
problem-save-hand = Niemand kann { $got } Geländekarten halten, höchstens { $most }
problem-save-out = Alle { $number } { $terrain_word }-Karten sind von Anfang an aus dem Spiel
problem-save-too-many-tiles = Von { $tile } { $hex } wurden { $got } Plättchen genommen, dort liegen nur { $most } (B-4.6)
problem-save-tile-twice = Niemand nimmt zwei Plättchen von { $hex } (B-4.3)
problem-save-tile-from = Dieses Plättchen kann niemand haben: { $hex } ist kein Feld „{ $name }“
problem-save-unknown-tile = Dieses Plättchen kann niemand haben: Einen solchen Ort gibt es nicht
problem-save-tile-new = Ein in diesem Zug genommenes Plättchen ist erst im nächsten bereit
problem-save-lost = { $hex } kann nicht verloren sein: Das Plättchen ist noch da, oder dort ist kein Ort
problem-save-earned = Die Karten haben mehr gezahlt als das Gold während des Spiels
problem-save-last-round = Die letzte Runde läuft: Jemand hat keine Siedlung mehr (B-6.1)
problem-save-left = In einem Zug werden höchstens { $most } Siedlungen gebaut
problem-save-left-nothing = { $left } können ohne Siedlung und Karte nicht gebaut werden
problem-save-left-open = Solange das Gelände noch zu wählen ist, kann nichts gebaut worden sein
problem-save-card-hand = Das Gelände dieses Zugs steht auf keiner Handkarte
problem-save-card-full = Das Gelände dieses Zugs hat kein freies Feld mehr (B-2.2)
problem-save-card-late = Nach dem letzten Zug wird keine Karte mehr gespielt
problem-save-extra-cards = Mehr Karten, als gezogen werden können

## What no game can lead to

impossible-ground = { $piece }: In dieser Partie führt kein Weg nach { $hex }, dort ist { $ground_a }
impossible-ground-had = { $piece } auf { $hex } ({ $ground }): Das Plättchen, das dorthin führt, gehörte diesem Spieler nie
impossible-never-here = { $piece_many } gibt es in dieser Partie nicht: Nichts auf dem Plan bringt sie ins Spiel
impossible-never-had = Dieser Spieler kann keine { $piece_many } auf dem Plan haben: Das Plättchen dafür gehörte ihm nie
impossible-too-close = Zwei { $piece_many } können nicht nebeneinander stehen: Neben { $hex } darf niemand ziehen (X-warrior)
impossible-one-turn = { $piece_title } auf { $hex }: Am Ende des Zugs kommen sie vom Plan (H-scouts)
impossible-supply = Im Vorrat müssen { $left } sein: { $n } von { $of } Siedlungen sind im Einsatz
impossible-without-tile = Das hat nur, wer einmal ein Plättchen „{ $tile }“ hatte
impossible-without-card = Das hat niemand: { $card } ist nicht im Spiel
impossible-hand = Mit diesen Plättchen hält niemand { $n } Geländekarten, höchstens { $most } (B-1.5)
impossible-no-hand = Jeder hat eine Geländekarte (B-1.5)
impossible-earned = { $card } ist nicht im Spiel und hat nichts gezahlt
impossible-gold = Diese { $n } Gold hat keine Karte gezahlt, und die genommenen Schätze sind { $most } wert
impossible-begun = In diesem Zug wurde gebaut, aber wer am Zug ist, hat nichts auf dem Plan
impossible-not-over = Das Spiel kann nicht zu Ende sein: Alle haben noch Siedlungen (B-6.1)
impossible-no-last-round = Die letzte Runde kann nicht begonnen haben: Alle haben noch Siedlungen (B-6.1)
impossible-tile-nowhere = { $tile }: Jedes Plättchen kommt von einem Feld des Plans (B-4.1)
impossible-tile-lonely = { $tile } { $hex }: Das Plättchen ist verloren, denn dieser Spieler hat nichts daneben (B-4.5)
impossible-tile-missing = { $tile } { $hex }: Dieser Spieler steht daneben, hat das Plättchen also genommen (B-4.1)
impossible-tile-idle = Benutzte oder neue Plättchen hat nur, wer am Zug ist (B-1.4)
impossible-camp-beside = { $tile } { $hex }: Das Plättchen ist genommen, denn jemand steht daneben (N-1)
impossible-nomad-from = { $tile }: Ein solches Plättchen wurde nicht vom Plan genommen (N-1)
impossible-nomad-idle = Neue Nomadenplättchen hat nur, wer am Zug ist (N-2)
