### Mensajes directos al host de una mesa: qué le impide seguir a una partida.

notice-channel-gone = Ya no encuentro o no veo el canal de tu partida de { $game } (mesa { $table }). Está en pausa y no se ha perdido nada; `/mesa terminar` la acaba.
notice-barred = No puedo mostrar tu partida de { $game } (mesa { $table }) en { $where }: me falta el permiso «{ $permission }». La partida sigue y volverá a verse en cuanto lo tenga.

## En el canal de una mesa

notice-damaged = La mesa { $table } ({ $game }) se ha dañado en el disco de quien me aloja y no puede seguir. Ya he dado aviso; quizá vuelva con una copia de seguridad.
