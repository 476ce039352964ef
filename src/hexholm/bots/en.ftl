# Bots in English.

## Errors

bot-unknown = unknown bot { $got }; choose from: { $names }; name your own as package.module:Class
bot-misnamed = bot { $bot }: name your own bot as package.module:Class
bot-unmade = bot { $bot } can’t be created: { $why }
bot-no-choose = { $bot } isn’t a bot: it has no method choose(sight)
bot-no-name = { $bot } isn’t a bot: it has no name (a string)
bot-no-class = { $bot } isn’t a bot: it is neither a class nor a function
bot-no-module = bot { $bot }: there is no module { $module }
bot-module-fails = bot { $bot }: module { $module } fails: { $why }
bot-not-in-module = bot { $bot }: module { $module } has no { $what }
bot-not-loaded = bot { $bot }: its entry point { $point } can’t be loaded: { $why }
bot-too-slow = too slow: no action within { $seconds } s
bot-crashed = crashed: { $why }
bot-died = crashed: its process has died
bot-illegal = illegal: { $action }: { $why }
bot-no-action = illegal: { $got } isn’t an action
bot-not-offered = unknown: this server no longer offers it
