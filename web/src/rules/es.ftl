# La pantalla de reglas en español.

lookup-search = Buscar en las reglas
lookup-for = Nombre, palabra o regla
lookup-boxes = Cajas
lookup-here = En esta partida
lookup-boxes-all = Todo
lookup-nothing = Nada encontrado para «{ $query }».
lookup-none = La guía no dice nada sobre esto.
lookup-found = { $n ->
    [one] 1 entrada encontrada
   *[other] { $n } entradas encontradas
}
lookup-asked = Preguntas y respuestas
lookup-answer = Respuesta
lookup-everything = Leerlo todo en una página
