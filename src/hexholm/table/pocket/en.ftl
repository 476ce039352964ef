# The table in a browser, in English: what is wrong with a request. Its place in the request stands before it.

refusal-not-found = There is nothing at this address.
refusal-method-not-allowed = This address can’t be asked that way.
refusal-pocket-error = Something went wrong here. Please try again, or reload the page.
refusal-bad-backup = This file isn’t a backup of games.

refusal-body-json = This isn’t JSON.
refusal-body-missing = This is missing.
refusal-body-extra = This isn’t known here.
refusal-body-enum = This must be one of { $names }.
refusal-body-variant = { $key } must be one of { $names }.
refusal-body-array = This must be a list.
refusal-body-boolean = This must be true or false.
refusal-body-integer = This must be a whole number.
refusal-body-null = This must be empty.
refusal-body-object = This must be an object.
refusal-body-string = This must be a text.
refusal-body-minimum = This must be at least { $limit }.
refusal-body-maximum = This can be at most { $limit }.
refusal-body-minlength = { $limit ->
    [one] This needs at least one character.
   *[other] This needs at least { $limit } characters.
}
refusal-body-maxlength = This can have at most { $limit } characters.
refusal-body-minitems = { $limit ->
    [one] There must be at least one of these.
   *[other] There must be at least { $limit } of these.
}
refusal-body-maxitems = There can be at most { $limit } of these.
