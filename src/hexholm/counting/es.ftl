# Counting a finished game, in Spanish.

count-unknown = { $who }: clave desconocida { $got }; se espera una de estas: { $names }
count-list = { $what } deben ser nombres, no { $got }
count-no-place = { $what }: no hay { $got } en este tablero
count-number = { $what } debe ser un número entero de 0 a { $most }, no { $got }

count-special = En { $hex } ({ $ground }) no puede haber nada
count-edge = Una pieza de siete casillas no cabe en { $hex }: sobresaldría del borde
count-twice = Dos piezas en { $hex }
count-many = { $n } { $piece_many }: cada jugador tiene solo { $most }
count-many-in-all = { $tile }: { $n } en total, pero solo hay { $most }
count-row-twice = La fila { $where } está marcada por dos jugadores
count-nothing = Todavía no hay nada anotado
count-not-over = Nadie ha agotado sus { $most } { $piece_many }. ¿Está todo anotado?
