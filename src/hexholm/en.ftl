# hexholm, English: what both games say.

list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
list-comma = { $rest }, { $last }
location-any = { $name }
    .a = a { $name }
