import { payOut, withdraw } from './leaving.ts';
import { charge } from './pay-online.ts';
import type { Play } from './plan.rules.ts';
import { type Player, readCredit } from './player.ts';
import { trade } from './trade.ts';

/** Performs a play, as far as the answers let it come. */
export async function performPlay(player: Player, play: Play): Promise<void> {
  switch (play.kind) {
    case 'charge':
      return charge(player, play.amountRial, play.visits);
    case 'trade':
      return trade(player, play);
    case 'withdraw':
      return withdraw(player, play);
    case 'payOut':
      return payOut(player, play);
    case 'read':
      for (let read = 0; read < play.times; read += 1) {
        await readCredit(player);
      }
  }
}
