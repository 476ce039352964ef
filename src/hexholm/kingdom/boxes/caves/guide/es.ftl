# La guía de las cuevas en español.

guide-caves-title = Cuevas
guide-caves = Cada cuadrante tiene una cueva en una de sus casillas de montaña. Una vez por turno, antes o después de la acción obligatoria, puedes mover un asentamiento que esté junto a una cueva a una casilla edificable libre junto a cualquier cueva. No hace falta ninguna loseta.
guide-caves-1 = ¿Dónde puede acabar? No hace falta que acabe junto a los tuyos. Puede quedarse junto a la misma cueva.
guide-caves-2 = ¿Una cueva es una montaña? Una cueva cuenta como montaña a todos los efectos.
guide-caves-3 = ¿Dónde van las cuevas? Una cueva está al menos a tres casillas de todos los lugares, castillos y casillas de nómadas. Un cuadrante sin una montaña así no tiene cueva.
guide-caves-4 = ¿Puede haber algo sobre la propia cueva? Lo que puede estar en una montaña también puede estar en la casilla de la cueva, pero entonces no está junto a esa cueva.
guide-caves-5 = ¿Pueden usarlas guerreros, carretas y barcos? No, solo los asentamientos, salvo que acordéis otra cosa.
