# The rules screen in English.

lookup-search = Search the rules
lookup-for = A name, a word, a rule
lookup-boxes = Boxes
lookup-here = In this game
lookup-boxes-all = All
lookup-nothing = Nothing found for “{ $query }”.
lookup-none = The guide has no entry about this.
lookup-found = { $n ->
    [one] 1 entry found
   *[other] { $n } entries found
}
lookup-asked = Questions and answers
lookup-answer = Answer
lookup-everything = Read everything on one page
