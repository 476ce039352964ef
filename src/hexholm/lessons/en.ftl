learn-title = Learn
learn-lead = Play a few moves with a coach beside you. Start with your first game. The others can wait until you meet their tiles, or play with a box: a box adds land, tiles and cards.
learn-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
learn-progress = Step { $step } of { $steps }
learn-here = Start here
learn-boxes = { $game }: boxes
learn-finished = Done
learn-start = Start
learn-resume = Resume
learn-all = All lessons
learn-play = Play a game
learn-next = Next lesson: { $title }
learn-unknown = There is no such lesson here.

coach-label = Coach
coach-step = Step { $step } of { $steps }
coach-next = Next
coach-back = Back
coach-leave = Leave the lesson
coach-restart = Start over
coach-glowing = Glowing: { $hexes }.
coach-more = { $n ->
    [one] One more
   *[other] { $n } more
}
coach-finished = Well done!
coach-finished-text = That’s all for this lesson.

reason-lesson-other = In a real game you could. For now, do what the coach asks.
reason-lesson-read = First read what the coach says, then press Next.
reason-lesson-start = The lesson begins here.
