import { useLazyComponent } from '@bazaar/actions';
import type { SupplierProduct } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { Button, IconButton } from '@bazaar/ui/button';
import { PrintButton } from '@bazaar/ui/print-button';
import { mdiCompare, mdiNoteEditOutline, mdiNoteTextOutline, mdiShareVariantOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useComparing } from '../../common/compare/compare-check.tsx';
import { FavoriteButton } from '../../common/favorite/favorite-button.widget.tsx';
import { messages as shareMessages } from '../../common/share/messages.ts';
import { sharePage } from '../../common/share/share-page.ts';
import { lazyMessages } from './lazy-messages.ts';
import { noteQuery } from './note.queries.ts';
import { noteMessages } from './note-messages.ts';
import styles from './page-actions.module.css';

/** The fragment of the address to which a visitor returns after signing in to write a note. */
const NOTE_HASH = '#note';

const loadNote = () => import('./note-dialog.widget.tsx');

interface ProductPageActionsProps {
  product: SupplierProduct;
}

/** Actions for an item: favorite, note, compare, share and print. */
export function ProductPageActions({ product }: ProductPageActionsProps) {
  const host = useHost();
  const share = () =>
    void sharePage(host, {
      title: product.title,
      url: globalThis.location.origin + host.links.product(product.id, product.slug),
    });
  return (
    <div className={styles.row}>
      <FavoriteButton target={{ objectType: 'SupplierProduct', objectId: product.id }} />
      <NoteButton product={product} />
      <CompareButton product={product} />
      <IconButton kind="outline" icon={mdiShareVariantOutline} label={shareMessages.share} onClick={share} />
      <PrintButton compact />
    </div>
  );
}

function CompareButton({ product: { id, title, slug, drawing } }: ProductPageActionsProps) {
  const { isCompared, toggle } = useComparing({ id, title, slug, drawing });
  return (
    <Button
      wide
      icon={mdiCompare}
      aria-pressed={isCompared}
      className={isCompared ? styles.on : undefined}
      onClick={toggle}
    >
      {lazyMessages.compare}
    </Button>
  );
}

function NoteButton({ product }: ProductPageActionsProps) {
  const host = useHost();
  const { status, userId } = host.useSession();
  const { LazyComponent, isOpen, close, open, opener } = useLazyComponent(loadNote);
  const { data: note } = useQuery({
    ...noteQuery(host.api, userId, product.id),
    enabled: status === 'signed-in',
  });
  useReturnToNote(status === 'signed-in', open);
  const press = () => {
    if (status === 'signed-in') {
      void open();
    } else if (status === 'signed-out') {
      const redirectPath = host.links.product(product.id, product.slug) + NOTE_HASH;
      host.signIn({ redirectPath, loginPerPage: true, reason: 'note' });
    }
  };
  return (
    <>
      <Button wide icon={note ? mdiNoteTextOutline : mdiNoteEditOutline} {...opener} onClick={press}>
        {note ? noteMessages.mine : noteMessages.note}
      </Button>
      {LazyComponent && <LazyComponent open={isOpen} onClose={close} product={product} reopen={open} />}
    </>
  );
}

/** A visitor who has signed in to write a note finds the dialog open. */
function useReturnToNote(isSignedIn: boolean, open: () => Promise<void>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on return
  useEffect(() => {
    if (isSignedIn && globalThis.location.hash === NOTE_HASH) {
      globalThis.history.replaceState(globalThis.history.state, '', globalThis.location.pathname);
      void open();
    }
  }, [isSignedIn]);
}
