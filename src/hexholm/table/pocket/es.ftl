# La mesa en el navegador, en español: qué falla en una petición. Antes va en qué parte de ella.

refusal-not-found = No hay nada en esta dirección.
refusal-method-not-allowed = A esta dirección no se le puede pedir eso.
refusal-pocket-error = Algo ha fallado aquí. Inténtalo de nuevo o vuelve a cargar la página.
refusal-bad-backup = Este archivo no es una copia de seguridad de partidas.

refusal-body-json = Esto no es JSON.
refusal-body-missing = Falta este dato.
refusal-body-extra = Esto no se conoce aquí.
refusal-body-enum = Tiene que ser uno de estos: { $names }.
refusal-body-variant = { $key } tiene que ser uno de estos: { $names }.
refusal-body-array = Tiene que ser una lista.
refusal-body-boolean = Tiene que ser true o false.
refusal-body-integer = Tiene que ser un número entero.
refusal-body-null = Tiene que estar vacío.
refusal-body-object = Tiene que ser un objeto.
refusal-body-string = Tiene que ser un texto.
refusal-body-minimum = Tiene que ser al menos { $limit }.
refusal-body-maximum = Puede ser como mucho { $limit }.
refusal-body-minlength = { $limit ->
    [one] Tiene que tener al menos un carácter.
   *[other] Tiene que tener al menos { $limit } caracteres.
}
refusal-body-maxlength = Puede tener como mucho { $limit } caracteres.
refusal-body-minitems = { $limit ->
    [one] Tiene que haber al menos uno.
   *[other] Tiene que haber al menos { $limit }.
}
refusal-body-maxitems = Puede haber como mucho { $limit }.
