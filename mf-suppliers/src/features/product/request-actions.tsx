import { useLazyComponent } from '@bazaar/actions';
import { links } from '@bazaar/contracts';
import type { SupplierProduct } from '@bazaar/contracts/product';
import { requestCustomerSlot } from '@bazaar/contracts/slots';
import { Slot } from '@bazaar/host';
import { Button, LinkButton } from '@bazaar/ui/button';
import { mdiMessageTextOutline } from '@mdi/js';
import dock from '../../common/dock/dock.module.css';
import { useDock } from '../../common/dock/use-dock.ts';
import { requestMessages } from '../../common/request/request-messages.ts';
import { DockPrice } from './dock-price.tsx';
import { messages } from './messages.ts';
import styles from './request-actions.module.css';
import type { Quantity } from './use-quantity.ts';
import { useRequestDraft, warmRequestDraft } from './use-request-draft.ts';

interface RequestActionsProps {
  product: SupplierProduct;
  quantity: Quantity;
  /** Null while the quantity cannot be ordered. */
  ordered: number | null;
}

const loadOpenDraft = () => import('./open-draft-dialog.widget.tsx');
const loadSheet = () => import('./quantity-sheet.widget.tsx');

/**
 * The request for this item and the message to its supplier; a phone keeps both in reach. The request makes a draft and
 * opens its form, or adds the item to the open draft to the same supplier. A visitor signs in first and returns to the
 * same quantity.
 */
export function RequestActions({ product, quantity, ordered }: RequestActionsProps) {
  useDock();
  const dialog = useLazyComponent(loadOpenDraft);
  const sheet = useLazyComponent(loadSheet);
  const draft = useRequestDraft(product, ordered, () => void dialog.open());
  const { known, offered, createAnother } = draft;
  const buttons = <Buttons product={product} ordered={ordered} draft={draft} />;
  return (
    <>
      <div className={`${dock.bar} ${styles.bar}`} data-print="hide">
        <DockPrice product={product} quantity={ordered} opener={sheet.opener} />
        {buttons}
      </div>
      <p className={styles.note} data-print="hide">
        {known === null ? (
          messages.draftNote
        ) : (
          <>
            {messages.draftOf} <bdi dir="ltr">{known.number}</bdi> {messages.draftOpen}{' '}
            <Button
              kind="text"
              size="sm"
              disabled={ordered === null}
              onClick={() => ordered !== null && createAnother(ordered)}
            >
              {requestMessages.another}
            </Button>
          </>
        )}
      </p>
      <Slot name={requestCustomerSlot.name} />
      {sheet.LazyComponent && (
        <sheet.LazyComponent
          open={sheet.isOpen}
          onClose={sheet.close}
          {...{ product, quantity, ordered }}
          actions={<div className={styles.sheet}>{buttons}</div>}
        />
      )}
      {offered !== null && dialog.LazyComponent && (
        <dialog.LazyComponent
          open={dialog.isOpen}
          onClose={dialog.close}
          product={product}
          quantity={offered.quantity}
          draft={offered.draft}
          onCreate={() => createAnother(offered.quantity)}
        />
      )}
    </>
  );
}

interface ButtonsProps extends Pick<RequestActionsProps, 'product' | 'ordered'> {
  draft: ReturnType<typeof useRequestDraft>;
}

function Buttons({ product, ordered, draft: { isBusy, known, press } }: ButtonsProps) {
  return (
    <>
      <Button
        kind="primary"
        size="lg"
        wide
        className={styles.request}
        busy={isBusy}
        busyLabel={messages.requesting}
        disabled={ordered === null}
        onPointerEnter={warmRequestDraft}
        onFocus={warmRequestDraft}
        onClick={() => ordered !== null && press(ordered)}
      >
        {known === null ? messages.request : messages.addToDraft}
      </Button>
      <LinkButton
        size="lg"
        wide
        className={styles.message}
        wordClassName={styles.word}
        icon={mdiMessageTextOutline}
        href={links.messageAbout('product', product.id)}
      >
        {messages.message}
      </LinkButton>
    </>
  );
}
