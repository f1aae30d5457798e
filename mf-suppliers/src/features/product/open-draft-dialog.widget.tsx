import type { LazyDialogProps } from '@bazaar/actions';
import { profileLinks } from '@bazaar/contracts';
import type { SupplierProduct } from '@bazaar/contracts/product';
import type { TradeRequestSummary } from '@bazaar/contracts/trade';
import { formatNumber } from '@bazaar/locale';
import { Button, LinkButton } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { mdiFileEditOutline } from '@mdi/js';
import { openDraftMessages as messages } from './open-draft-messages.ts';

interface OpenDraftDialogProps extends LazyDialogProps {
  product: SupplierProduct;
  quantity: number;
  draft: TradeRequestSummary;
  /** Creates a second draft to the same supplier. */
  onCreate: () => void;
}

/** Offers the open draft to this supplier for the item, instead of a second one. */
export function LazyComponent(props: OpenDraftDialogProps) {
  const { open, onClose, product, quantity, draft, onCreate } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="sheet"
      title={
        <>
          {messages.title} <bdi>{product.supplier.name}</bdi>
        </>
      }
      actions={
        <>
          <Button
            onClick={() => {
              onClose();
              onCreate();
            }}
          >
            {messages.create}
          </Button>
          <LinkButton
            kind="primary"
            icon={mdiFileEditOutline}
            href={profileLinks.tradeRequestEdit(draft.id, { productId: product.id, quantity })}
          >
            {messages.add}
          </LinkButton>
        </>
      }
    >
      <p>
        {messages.number} <bdi dir="ltr">{draft.number}</bdi>
        {messages.lines(formatNumber(draft.lineCount))}
      </p>
      <p>{messages.advice}</p>
    </Dialog>
  );
}
