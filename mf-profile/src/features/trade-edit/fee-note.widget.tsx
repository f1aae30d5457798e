import type { TradeRequestId } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { formatTomanText } from '@bazaar/locale';
import { Note } from '@bazaar/ui/note';
import { useQuery } from '@tanstack/react-query';
import { priceQuery } from '../../common/trade/price.queries.ts';
import { checkMessages as messages } from './check-messages.ts';

/** The membership fee that the publication will take, said before the request is handed in; nothing when none is due. */
export function FeeNote({ id }: { id: TradeRequestId }) {
  const { data } = useQuery(priceQuery(useHost().api, id));
  const fee = data?.membership;
  return fee?.required === true && !fee.alreadyActive && fee.priceRial > 0 ? (
    <Note tone="info">{messages.fee(formatTomanText(fee.priceRial))}</Note>
  ) : null;
}
