### Messages privés à l'hôte d'une table : ce qui empêche une partie.

notice-channel-gone = Le salon de votre partie de { $game } (table { $table }) a disparu ou m'est fermé. La partie est en pause et rien n'est perdu. Pour y mettre fin, tapez `/table terminer`.
notice-barred = Je ne peux plus afficher votre partie de { $game } (table { $table }) dans { $where } : il m'y manque la permission « { $permission } ». La partie continue et s'affichera de nouveau dès que je l'aurai.

## Dans le salon d'une table

notice-damaged = La table { $table } ({ $game }), qui se jouait ici, a été endommagée sur le disque et ne peut pas continuer. La personne qui m'héberge le sait ; une sauvegarde permettra peut-être de reprendre.
