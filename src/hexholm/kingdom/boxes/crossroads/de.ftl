# Crossroads auf Deutsch.

box-crossroads = Crossroads
box-crossroads-text = Zwei Orte je Quadrant, Aufgabenkarten, Krieger, Planwagen, Schiffe und Städte.
rules-crossroads = Am Ende zahlt jede Aufgabenkarte allen, die sie erfüllt haben.

location-lighthouse = Leuchtturm
    .den = den
    .dem = dem
    .tile = Leuchtturmplättchen
location-lighthouse-text = Lass dein Schiff zu Wasser, bewege es bis zu drei Felder weit oder hole es zurück.
location-foresters-lodge = Forsthaus
    .den = das
    .dem = dem
    .tile = Forsthausplättchen
location-foresters-lodge-text = Baue eine weitere Siedlung auf Wald.
location-barracks = Kaserne
    .den = die
    .dem = der
    .tile = Kasernenplättchen
location-barracks-text = Stelle einen Krieger auf oder ziehe einen ab: Neben einem Krieger darf niemand bauen.
location-crossroads = Kreuzung
    .den = die
    .dem = der
    .tile = Kreuzungsplättchen
location-crossroads-text = Ziehe am Ende deines Zugs eine Geländekarte mehr; im nächsten Zug wählst du eine davon.
location-city-hall = Rathaus
    .den = das
    .dem = dem
    .tile = Rathausplättchen
location-city-hall-text = Einmal im Spiel: Lege dein Stadtplättchen auf sieben freie Felder neben einer deiner Siedlungen.
location-fort = Außenposten
    .den = den
    .dem = dem
    .tile = Außenpostenplättchen
location-fort-text = Ziehe eine Geländekarte und baue eine weitere Siedlung auf ihrem Gelände.
location-monastery = Kloster
    .den = das
    .dem = dem
    .tile = Klosterplättchen
location-monastery-text = Baue eine weitere Siedlung auf Canyon.
location-wagon = Planwagen
    .den = den
    .dem = dem
    .tile = Planwagenplättchen
location-wagon-text = Stelle deinen Planwagen auf ein bebaubares Feld oder einen Berg, bewege ihn bis zu drei Felder weit oder hole ihn zurück.

card-home-country = Heimatland
card-home-country-text = 5 Gold, wenn du auf jedem Feld einer Geländefläche gebaut hast
card-fortress = Festung
card-fortress-text = 6 Gold, wenn eine deiner Siedlungen auf allen sechs Seiten von eigenen umgeben ist
card-road = Straße
card-road-text = 7 Gold für eine lückenlose Diagonale aus mindestens sieben Siedlungen
card-place-of-refuge = Zufluchtsort
card-place-of-refuge-text = 8 Gold, wenn deine Siedlungen einen Ort, eine Burg oder ein Nomadenfeld umschließen
card-advance = Vormarsch
card-advance-text = 9 Gold für mindestens sieben Siedlungen an einem Rand des Spielplans
card-compass-points = Himmelsrichtungen
card-compass-points-text = 10 Gold, wenn du an jedem der vier Ränder eine Siedlung hast

reason-city-hall-stays = Eine Stadt lässt sich nicht versetzen

piece-warrior = Krieger
    .many = Krieger
    .title = Krieger
    .sign = ♞
    .g = m
    .der = der Krieger
    .den = den Krieger
    .dein = dein Krieger
piece-wagon = Planwagen
    .many = Planwagen
    .title = Planwagen
    .sign = ⊕
    .g = m
    .der = der Planwagen
    .den = den Planwagen
    .dein = dein Planwagen
piece-ship = Schiff
    .many = Schiffe
    .title = Schiff
    .sign = △
    .g = n
    .der = das Schiff
    .den = das Schiff
    .dein = dein Schiff
piece-city-hall = Stadt
    .many = Städte
    .title = Stadt
    .sign = ▣
    .g = f
    .der = die Stadt
    .den = die Stadt
    .dein = deine Stadt

ask-build-barracks = Kaserne: Stelle einen Krieger auf oder ziehe einen ab
ask-take-barracks = Kaserne: Ziehe einen Krieger ab
ask-build-wagon = Planwagen: Wähle, wohin er kommt
ask-put-wagon = { $lifts ->
    [0] Planwagen: Bewege ihn Feld für Feld
   *[other] Planwagen: Bewege ihn Feld für Feld oder hole ihn zurück
}
ask-build-lighthouse = Leuchtturm: Lass dein Schiff zu Wasser
ask-put-lighthouse = { $lifts ->
    [0] Leuchtturm: Bewege dein Schiff Feld für Feld
   *[other] Leuchtturm: Bewege dein Schiff Feld für Feld oder hole es zurück
}
ask-build-city-hall = Rathaus: Wähle die Mitte deiner Stadt
ask-build-fort = Außenposten: { $terrain_or } gezogen; baue dort

log-build-barracks = { log-who } einen <b>Krieger</b> auf { $where } aufgestellt
log-take-barracks = { log-who } den <b>Krieger</b> von { $where } abgezogen
log-build-wagon = { log-who } den <b>Planwagen</b> auf { $where } gestellt
log-put-wagon = { log-who } den <b>Planwagen</b> nach { $where } bewegt
log-take-wagon = { log-who } den <b>Planwagen</b> zurückgeholt
log-build-lighthouse = { log-who } das <b>Schiff</b> auf { $where } zu Wasser gelassen
log-put-lighthouse = { log-who } das <b>Schiff</b> nach { $where } bewegt
log-take-lighthouse = { log-who } das <b>Schiff</b> zurückgeholt
log-build-city-hall = { log-who } die <b>Stadt</b> um { $where } herum gebaut

tasks-title = Aufgabenkarten
hex-blocked = von einem Krieger gesperrt
reason-blocked = Ein Krieger neben { $hex } sperrt das Feld für alle
preset-crossroads = Nur Crossroads
new-tasks-text = { $n ->
    [0] Ohne Crossroads-Quadranten gibt es keine Aufgaben.
    [one] Eine je Crossroads-Quadrant: hier eine. Wählst du keine, wird sie gezogen.
   *[other] Eine je Crossroads-Quadrant: hier bis zu { $n }. Der Rest wird gezogen.
}
new-tasks-text-by-hand = { $n ->
    [0] Ohne Crossroads-Quadranten gibt es keine Aufgaben.
    [one] Eine je Crossroads-Quadrant: hier eine.
   *[other] Eine je Crossroads-Quadrant: hier { $n }.
}
option-pieces_move_as_settlements = Plättchen versetzen auch andere Figuren
option-pieces_move_as_settlements-text = Scheune, Hafen, Koppel und Ähnliches versetzen auch deine Krieger, Planwagen und Schiffe. Normalerweise aus: Sie bewegen sich nur durch ihre eigenen Plättchen.
part-tasks = Aufgabenkarten
