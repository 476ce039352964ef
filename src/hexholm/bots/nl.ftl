# Bots in het Nederlands.

## Fouten

bot-unknown = onbekende bot { $got }; kies uit: { $names }; noem je eigen bot als package.module:Class
bot-misnamed = bot { $bot }: noem je eigen bot als package.module:Class
bot-unmade = bot { $bot } kan niet worden gemaakt: { $why }
bot-no-choose = { $bot } is geen bot: er is geen methode choose(sight)
bot-no-name = { $bot } is geen bot: er is geen name (een string)
bot-no-class = { $bot } is geen bot: het is geen klasse en geen functie
bot-no-module = bot { $bot }: er is geen module { $module }
bot-module-fails = bot { $bot }: module { $module } werkt niet: { $why }
bot-not-in-module = bot { $bot }: module { $module } heeft geen { $what }
bot-not-loaded = bot { $bot }: het entry point { $point } kan niet worden geladen: { $why }
bot-too-slow = te traag: geen actie binnen { $seconds } s
bot-crashed = vastgelopen: { $why }
bot-died = vastgelopen: het proces is gestopt
bot-illegal = niet toegestaan: { $action }: { $why }
bot-no-action = niet toegestaan: { $got } is geen actie
bot-not-offered = onbekend: deze server biedt die bot niet meer aan
