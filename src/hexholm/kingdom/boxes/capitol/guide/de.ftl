# Der Leitfaden zum Kapitol auf Deutsch.

guide-capitol-title = Kapitol
guide-capitol = Liegt der Quadrant mit dem Orakel oder der mit dem Hafen aus, steht auf einer seiner beiden Burgen ein Kapitol. Am Ende bringt dir jede deiner Siedlungen, die höchstens zwei Felder davon entfernt ist, 1 Gold.
guide-capitol-1 = Bleibt die Burg eine Burg? Die Burg zahlt trotzdem ihre 3 Gold.
guide-capitol-2 = Und wenn zwei Kapitole in der Nähe sind? Eine Siedlung im Umkreis von zwei Kapitolen bringt für jedes 1 Gold.
guide-capitol-3 = Wie viele gibt es? Liegen beide Quadranten aus, gibt es zwei Kapitole. Beim Aufbau könnt ihr euch auf eins einigen.
