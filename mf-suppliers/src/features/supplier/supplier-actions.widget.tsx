import { useLazyAction } from '@bazaar/actions';
import { links } from '@bazaar/contracts';
import type { Supplier } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { IconButton, LinkButton } from '@bazaar/ui/button';
import { PrintButton } from '@bazaar/ui/print-button';
import { mdiMessageTextOutline, mdiShareVariantOutline } from '@mdi/js';
import dock from '../../common/dock/dock.module.css';
import { useDock } from '../../common/dock/use-dock.ts';
import { messages } from './messages.ts';
import { RequestButton } from './request-button.widget.tsx';
import styles from './supplier-actions.module.css';

const load = () => import('./press-actions.ts');

/** Share and print actions for the page; message and request, which a phone keeps in reach. */
export function SupplierActions({ supplier }: { supplier: Supplier }) {
  useDock();
  const host = useHost();
  const { run, warm } = useLazyAction(load);
  const share = () =>
    void run(({ sharePage }) =>
      sharePage(host, { title: supplier.name, url: location.origin + location.pathname }),
    );
  return (
    <>
      <IconButton
        kind="outline"
        icon={mdiShareVariantOutline}
        label={messages.share}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={share}
      />
      <PrintButton compact />
      <div className={`${dock.bar} ${styles.bar}`}>
        <LinkButton icon={mdiMessageTextOutline} href={links.messageAbout('supplier', supplier.id)}>
          {messages.message}
        </LinkButton>
        <RequestButton supplier={supplier} />
      </div>
    </>
  );
}
