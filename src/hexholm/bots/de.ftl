# Bots auf Deutsch.

## Fehler

bot-unknown = unbekannter Bot { $got }; zur Wahl stehen: { $names }; einen eigenen nennst du als package.module:Class
bot-misnamed = Bot { $bot }: einen eigenen Bot nennst du als package.module:Class
bot-unmade = Bot { $bot } lässt sich nicht erzeugen: { $why }
bot-no-choose = { $bot } ist kein Bot: Die Methode choose(sight) fehlt
bot-no-name = { $bot } ist kein Bot: Der Name (ein String) fehlt
bot-no-class = { $bot } ist kein Bot: weder Klasse noch Funktion
bot-no-module = Bot { $bot }: ein Modul { $module } gibt es nicht
bot-module-fails = Bot { $bot }: Modul { $module } schlägt fehl: { $why }
bot-not-in-module = Bot { $bot }: im Modul { $module } fehlt { $what }
bot-not-loaded = Bot { $bot }: der Entry Point { $point } lässt sich nicht laden: { $why }
bot-too-slow = zu langsam: keine Aktion in { $seconds } s
bot-crashed = abgestürzt: { $why }
bot-died = abgestürzt: der Prozess läuft nicht mehr
bot-illegal = unerlaubt: { $action }: { $why }
bot-no-action = unerlaubt: { $got } ist keine Aktion
bot-not-offered = unbekannt: dieser Server bietet ihn nicht mehr an
