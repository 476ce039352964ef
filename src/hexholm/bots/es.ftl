# Los bots en español.

## Errores

bot-unknown = bot desconocido { $got }; elige entre: { $names }; el tuyo se nombra paquete.módulo:Clase
bot-misnamed = bot { $bot }: nombra tu bot como paquete.módulo:Clase
bot-unmade = no se puede crear el bot { $bot }: { $why }
bot-no-choose = { $bot } no es un bot: le falta el método choose(sight)
bot-no-name = { $bot } no es un bot: le falta name (un texto)
bot-no-class = { $bot } no es un bot: no es ni una clase ni una función
bot-no-module = bot { $bot }: no hay ningún módulo { $module }
bot-module-fails = bot { $bot }: el módulo { $module } falla: { $why }
bot-not-in-module = bot { $bot }: en el módulo { $module } no hay { $what }
bot-not-loaded = bot { $bot }: no se puede cargar su punto de entrada { $point }: { $why }
bot-too-slow = demasiado lento: ninguna acción en { $seconds } s
bot-crashed = ha fallado: { $why }
bot-died = ha fallado: su proceso ha muerto
bot-illegal = acción ilegal: { $action }: { $why }
bot-no-action = acción ilegal: { $got } no es una acción
bot-not-offered = desconocido: este servidor ya no lo ofrece
