# Opstellingen uit de kast, in het Nederlands: wat niet geloot kan worden, en waarom.

shelf-unknown = niets heet { $got }
shelf-no-core = zonder { $box } valt er niets te loten: vink het aan bij wat je hebt
shelf-not-owned = { $things } kan er niet altijd bij zijn: je hebt het niet
shelf-both = { $things } kan er niet tegelijk altijd en nooit bij zijn
shelf-apart = { $things } staan op hetzelfde bord: maar een ervan kan erbij zijn
shelf-own = een van je borden is niet leesbaar: { $why }
shelf-names-number = er zijn { $players } spelers, maar { $got } namen
shelf-many-sections = een speelbord heeft { $number } kwadranten: je wensen vragen er meer
shelf-many-cards = er zijn { $number } kaarten in het spel: { $things } zijn er te veel
shelf-many-boards = een landschap heeft { $number } borden: { $things } zijn er te veel
shelf-many-economy = er is maar één economiekaart in het spel: { $things } kunnen niet allebei
shelf-many-twist = er wordt maar één twist geloot: { $things } kunnen niet allebei
shelf-many-island = het eiland ligt met één kant boven: { $things } kunnen niet allebei
shelf-few-sections = een speelbord heeft { $number } kwadranten: met deze wensen { $got ->
    [0] blijft er geen over
    [one] blijft er maar één over
   *[other] blijven er maar { $got } over
}
shelf-few-cards = er zijn { $number } kaarten in het spel: met deze wensen { $got ->
    [0] blijft er geen over
    [one] blijft er maar één over
   *[other] blijven er maar { $got } over
}
shelf-few-boards = een landschap heeft { $number } borden: met deze wensen { $got ->
    [0] blijft er geen over
    [one] blijft er maar één over
   *[other] blijven er maar { $got } over
}
shelf-few-economy = met deze wensen blijft er geen economiekaart over
shelf-few-twist = met deze wensen blijft er geen twist over
shelf-few-island = met deze wensen blijft er geen kant van het eiland over
shelf-few-of-box = { $box }: je wilt er { $number ->
    [one] één kwadrant
   *[other] { $number } kwadranten
} van, maar er { $got ->
    [0] zijn er geen
    [one] is er maar één
   *[other] zijn er maar { $got }
}
shelf-never-met = geen opstelling uit je kast voldoet aan deze wens: { $things }
shelf-unbalanced = geen speelbord uit je kast past bij de kaarten die je wenst
shelf-together = geen opstelling uit je kast voldoet aan al je wensen tegelijk
shelf-other-game = de opstelling die moet blijven, is van een ander spel
shelf-not-fresh = Er was niet genoeg anders over. Weer erbij: { $things }.
