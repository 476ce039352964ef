# Der Leitfaden zu Furten auf Deutsch.

guide-ford = Baue eine weitere Siedlung auf einem freien Feld, das einer deiner Siedlungen gegenüberliegt.
guide-ford-1 = Wann liegen zwei Felder einander gegenüber? Zwei Felder liegen einander gegenüber, wenn in gerader Linie genau ein Wasserfeld zwischen ihnen liegt.
guide-ford-2 = Muss sie neben meinen eigenen stehen? Sie muss nicht an deine eigenen grenzen. Ohne ein solches Feld lässt sich die Furt nicht nutzen.
guide-ferry = Versetze eine deiner Siedlungen in gerader Linie über beliebig breites Wasser auf das erste Feld dahinter.
guide-ferry-1 = Wo darf sie landen? Dieses Feld muss frei und bebaubar sein.
guide-ferrymen = 2 Gold für jedes Wasserfeld, an dem auf zwei gegenüberliegenden Seiten deine Siedlungen stehen.
guide-bridge-builders = 2 Gold für jedes deiner Siedlungsgebiete, das einem anderen über ein Wasserfeld hinweg gegenüberliegt.
guide-bridge-builders-1 = Was ist ein Siedlungsgebiet? Auch eine einzelne Siedlung ist ein Siedlungsgebiet.
