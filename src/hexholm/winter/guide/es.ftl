# La guía de Winter Kingdom en español: cómo funciona el juego. Cada entrada tiene un párrafo y unos puntos.

guide-aim-title = De qué trata
guide-aim = Construyes casas y fuertes en la nieve, ganas monedas con ellos y compras talentos que te permiten hacer más cosas. Tres cartas de puntuación, distintas en cada partida, dicen cómo se ganan puntos. Al final gana quien tenga más puntos.
guide-aim-1 = ¿Qué más hay en la mesa? Una carta de economía dice cómo se ganan monedas, y una situación puede cambiar alguna regla.
guide-aim-2 = ¿Los castillos pagan siempre? Cada castillo da 3 puntos a quien tenga más casas al lado, digan lo que digan las cartas.
guide-aim-3 = ¿Y si hay empate? Los jugadores con los mismos puntos comparten la victoria.

guide-setup-title = Preparación
guide-setup-also = quién empieza, jugador inicial, empezar
guide-setup = Siete tableros forman el mapa: uno en el centro y uno en cada uno de sus lados. Se descubren tres cartas de puntuación, una de economía y una situación. Cada jugador recibe 32 casas, 4 fuertes, una carta de túnel, cinco talentos y una carta de terreno; los talentos y la carta de terreno se mantienen ocultos.
guide-setup-1 = ¿Con cuántas monedas se empieza? Según cuántos seáis, los jugadores empiezan con 1 y 2 monedas, con 1, 1 y 2 o con 1, 1, 2 y 2, contando desde el jugador inicial.
guide-setup-2 = ¿Qué conviene en la primera partida? Juega tu primera partida sin situación.
guide-setup-3 = ¿Qué hay que acordar? Algunas cartas necesitan que se fije algo: un tablero superior, un tablero inferior, una dirección. Se sortea o se elige al principio y queda marcado en el mapa.
guide-setup-4 = ¿Quién empieza? Según el reglamento, empieza el jugador más joven; se juega en el sentido de las agujas del reloj.

guide-boards-title = Los tableros
guide-boards = Cada tablero es un hexágono de 61 casillas y se puede girar. Juntos suman 427 casillas y tienen un solo borde exterior. Una casilla también es colindante a las de otros tableros que la toquen.
guide-boards-1 = ¿Dónde se puede construir? Son edificables las flores, la pradera, la tundra, el páramo, la nieve y el bosque. El hielo también, pero no sale en ninguna carta de terreno: hace falta un talento.
guide-boards-2 = ¿Dónde no puede haber nada? En los túneles, las aldeas y los castillos no puede haber nada, y en las montañas solo se puede construir con la mina mejorada.
guide-boards-3 = ¿Cuál es el borde exterior? Una casilla está en el borde exterior si tiene menos de seis casillas colindantes en todo el mapa.
guide-boards-4 = ¿Una casa en el hielo está junto al hielo? Una casilla no está junto a sí misma: una casa en el hielo solo está junto al hielo si tiene al lado otra casilla de hielo.
guide-boards-5 = ¿Qué es un grupo? Los edificios conectados de un jugador forman un grupo. Un edificio aislado también es un grupo.

guide-turn-title = Tu turno
guide-turn = Muestra tu carta de terreno y construye tres edificios en ese terreno: es la acción obligatoria. Antes o después puedes usar tus talentos y la carta de túnel, una sola vez cada uno. Luego viene la compra. Al final robas otra carta de terreno.
guide-turn-1 = ¿Puedo usar un talento entre los tres edificios? Los talentos nunca se usan entre un edificio y otro de esos tres, ni después de haber empezado a comprar.
guide-turn-2 = ¿Puedo construir menos de tres? Solo construyes menos de tres si se agota tu reserva o el terreno.
guide-turn-3 = ¿Puedo usar un talento en el turno en que lo compro? Lo que compras o mejoras vale a partir de tu próximo turno.

guide-adjacency-title = Junto a los tuyos
guide-adjacency-also = adyacente, contiguo, colindante, obligación
guide-adjacency = Si puedes construir junto a uno de tus edificios, debes hacerlo. Mira solo las casillas que permite esa acción: si alguna está junto a un edificio tuyo, construye en una de esas. Si no hay ninguna, puedes elegir la que quieras.
guide-adjacency-1 = ¿Vale para todos los talentos? Algunos talentos indican en cambio un sitio, como el extremo de una línea o una casilla junto a un grupo. Si no hay ninguna casilla así, no se pueden usar.
guide-adjacency-2 = ¿Y al mover? Al mover, nunca hace falta acabar junto a los tuyos.

guide-suitable-title = Casillas aptas
guide-suitable-also = permitido, prohibido, dónde construir
guide-suitable = Una casilla es apta si está libre, es de hielo o de uno de los seis terrenos de las cartas y la situación no la prohíbe. Solo se construye, y solo se acaba un movimiento, en casillas aptas.
guide-suitable-1 = ¿Y las montañas? Una montaña solo es apta para la acción de abajo de la mina.

guide-house = Tu edificio habitual: cada jugador tiene 32. Donde dice «edificio» se habla de casas y de fuertes; solo las casas se pueden mover.
guide-house-1 = ¿Puedo construir un fuerte en su lugar? Sí, siempre que te quede alguno.

guide-fort-also = fortaleza, coste, precio
guide-fort = Siempre que construyas una casa, puedes construir en su lugar un fuerte, mientras te quede alguno. Un fuerte es un solo edificio en una casilla, pero para las monedas y los puntos cuenta como dos casas.
guide-fort-1 = ¿Se puede mover? No se mueve nunca.
guide-fort-2 = ¿Cuenta doble en una línea? En una línea de edificios es un solo edificio.
guide-fort-3 = ¿Cuánto cuesta? Un fuerte no cuesta monedas, solo uno de tus cuatro fuertes.

guide-coins-title = Monedas
guide-coins = La carta de economía dice qué edificios dan monedas. Se cobran al momento, edificio a edificio.
guide-coins-1 = ¿Qué edificios dan monedas? Solo dan monedas los edificios de tu carta de terreno y los que construyes con talentos. El edificio adicional de Hospitalidad y el de la caravana no dan ninguna.
guide-coins-2 = ¿Mover da monedas? Mover nunca da monedas.
guide-coins-3 = ¿Qué da un fuerte? Un fuerte da tanto como dos casas.

guide-buying-title = La compra
guide-buying-also = coste, precio, cinco monedas, tienda
guide-buying = Al final de tu turno, haz una de estas tres cosas: comprar uno de tus talentos, mejorar uno que ya hayas comprado o pagar 5 monedas para usar uno de tus talentos hasta tres veces seguidas.
guide-buying-1 = ¿Qué consigo? Un talento comprado tiene su acción de arriba. Con la mejora, también la de abajo.
guide-buying-2 = ¿Qué se puede repetir con cinco monedas? La opción de las cinco monedas vale aunque ya hayas usado el talento en este turno, y también para la carta de túnel. No repite la acción obligatoria.
guide-buying-3 = ¿Y el guía y el cruce? Del guía y del cruce solo se puede repetir la acción de arriba.
guide-buying-4 = ¿Qué ven los demás? Los talentos sin comprar están ocultos; las monedas y los talentos comprados están a la vista.

guide-talents-title = Las dos acciones de un talento
guide-talents = Una carta de talento tiene una acción de arriba y, con la mejora, una de abajo. Cómo se combinan depende de la carta: eliges una de las dos cada turno, la de abajo puede seguir a la de arriba o puedes usar las dos.
guide-talents-1 = ¿Cómo sigue una acción inferior? Cuando la de abajo sigue a la de arriba, se aplica a la misma casa y justo después. Si has construido un fuerte, no hay casa que mover.
guide-talents-2 = ¿Tengo que usarlo? Nunca es obligatorio usar un talento, ni su acción de abajo.
guide-talents-3 = ¿Se puede usar nada más comprarlo? No, a partir de tu próximo turno, salvo que la situación diga otra cosa.

guide-terrain-card-title = Cuando tu terreno está lleno
guide-terrain-card-also = bloqueado, ocupado, sin casillas, otra carta
guide-terrain-card = Si en el terreno de tu carta no queda ninguna casilla libre, la carta se cambia por otra: al robarla y, de nuevo, al mostrarla.
guide-terrain-card-1 = ¿Y las casillas que prohíbe una situación? Las casillas que solo prohíbe una situación cuentan aquí como libres.

guide-castle-title = Castillo
guide-castle = Nadie construye en un castillo. Al final, cada castillo da 3 puntos a quien tenga más casas al lado.
guide-castle-1 = ¿Quién puntúa si hay empate? Si hay empate, cada uno de los empatados recibe 3 puntos. Sin ninguna casa al lado no recibes nada.
guide-castle-2 = ¿Cuánto cuenta un fuerte? Un fuerte cuenta como dos casas.

guide-village-title = Aldea
guide-village = Nadie construye en una aldea. Por sí sola no paga nada, pero algunas cartas pagan por lo que haya al lado.
guide-village-1 = ¿Es un obstáculo? Sí, para todo lo que se desliza o va casilla a casilla; los saltos pasan por encima.

guide-end-title = El final de la partida
guide-end-also = fin, última ronda, termina
guide-end = Cuando a un jugador no le quedan casas ni fuertes, se termina la ronda. Después se cuentan los puntos: las tres cartas de puntuación y los castillos.
guide-end-1 = ¿Y si nadie construye? Una ronda en la que nadie haya construido nada también es la última.
guide-end-2 = ¿Vuelven las casas retiradas? Los edificios que han salido del juego no vuelven.
guide-end-3 = ¿Cuánto valen las monedas? Las monedas no valen nada al final.
