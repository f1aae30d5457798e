import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { HairlineGroup } from '@bazaar/ui/card';
import { Section } from '@bazaar/ui/container';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiFileEditOutline } from '@mdi/js';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SupplierHead } from '../../common/supplier/supplier-head.tsx';
import { messages as shared } from '../../common/text/messages.ts';
import { type DraftIntent, draftIntent } from './draft-intent.store.ts';
import { messages } from './messages.ts';
import type { NeedViewProps } from './need-result.ts';
import styles from './need-suppliers.module.css';

const loadForm = () =>
  import('./draft-form.widget.tsx').then(({ DraftForm }) => ({
    default: DraftForm,
  }));
const DraftForm = lazy(loadForm);

/** The suppliers with the most matching items, each with a button that opens a draft request. */
export function NeedSuppliers({ ask, result }: NeedViewProps) {
  const { draft, open, close } = useOpenDraft(ask.need);
  const name = shared.itemNames[result.category.categoryType];
  const chosen = result.suppliers.find(({ supplier }) => supplier.id === draft?.supplierId)?.supplier;
  return (
    <Section title={messages.suppliers}>
      <HairlineGroup
        as="ul"
        columns={result.suppliers.length > 1 ? 2 : 1}
        narrowColumns={1}
        label={messages.suppliers}
      >
        {result.suppliers.map((found) => (
          <li key={found.supplier.id} className={styles.cell}>
            <SupplierHead
              supplier={found.supplier}
              count={messages.matching(formatNumber(found.matchingCount), name)}
            />
            <Button
              icon={mdiFileEditOutline}
              aria-expanded={found.supplier.id === draft?.supplierId}
              onClick={() => open(found.supplier.id)}
              onPointerEnter={warm}
              onFocus={warm}
            >
              {messages.makeDraft}
            </Button>
          </li>
        ))}
      </HairlineGroup>
      {chosen && draft && (
        <div className={styles.draft}>
          <Suspense fallback={<FormSkeleton />}>
            <DraftForm
              key={chosen.id}
              need={ask.need}
              supplier={chosen}
              result={result}
              kept={'text' in draft ? draft : null}
              onClose={close}
            />
          </Suspense>
        </div>
      )}
    </Section>
  );
}

function warm(): void {
  loadForm().catch(() => {
    // Opening the form tries again and reports a failure.
  });
}

/** The supplier whose draft form is open; after signing in, the form that the visitor left is open again. */
function useOpenDraft(need: string) {
  const { status } = useHost().useSession();
  const [draft, setDraft] = useState<DraftIntent | Pick<DraftIntent, 'supplierId'> | null>(null);
  useEffect(() => {
    const remembered = status === 'signed-in' ? draftIntent.peek() : null;
    if (remembered?.need === need) {
      setDraft(remembered);
    }
  }, [status, need]);
  return {
    draft,
    open: (supplierId: number) => setDraft({ supplierId }),
    close: () => setDraft(null),
  };
}

function FormSkeleton() {
  return (
    <SkeletonGroup label={messages.draft.loading}>
      <Skeleton size="panel" />
    </SkeletonGroup>
  );
}
