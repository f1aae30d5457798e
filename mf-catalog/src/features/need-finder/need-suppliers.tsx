import { links } from '@bazaar/contracts';
import { useHost } from '@bazaar/host';
import { formatJalaliLong, formatNumber } from '@bazaar/locale';
import { Avatar, lettersOf } from '@bazaar/ui/avatar';
import { Badge } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { HairlineGroup } from '@bazaar/ui/card';
import { Section } from '@bazaar/ui/container';
import { Link } from '@bazaar/ui/link';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { mdiCheckDecagram, mdiFileEditOutline } from '@mdi/js';
import { lazy, Suspense, useEffect, useState } from 'react';
import { messages as shared } from '../../messages.ts';
import { type KeptDraft, readDraft } from './draft-memory.store.ts';
import { messages } from './messages.ts';
import type { NeedViewProps } from './need-result.ts';
import styles from './need-suppliers.module.css';

const loadForm = () =>
  import(/* webpackChunkName: "need-draft" */ './draft-form.widget.tsx').then(({ DraftForm }) => ({
    default: DraftForm,
  }));
const DraftForm = lazy(loadForm);

type Found = NeedViewProps['result']['suppliers'][number];

/** The suppliers with most of it, each with the way to a draft of a request. */
export function NeedSuppliers({ ask, result }: NeedViewProps) {
  const { draft, open, close } = useOpenDraft(ask.need);
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
            <SupplierCell found={found} name={shared.itemNames[result.category.categoryType]} />
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
    // Opening it will try again and say so.
  });
}

/** Whose draft is open; who comes back from signing in finds the one they left. */
function useOpenDraft(need: string) {
  const { status } = useHost().useSession();
  const [draft, setDraft] = useState<KeptDraft | Pick<KeptDraft, 'supplierId'> | null>(null);
  useEffect(() => {
    const kept = status === 'signed-in' ? readDraft(need, Date.now()) : null;
    if (kept !== null) {
      setDraft(kept);
    }
  }, [status, need]);
  return {
    draft,
    open: (supplierId: number) => setDraft({ supplierId }),
    close: () => setDraft(null),
  };
}

function SupplierCell({ found: { supplier, matchingCount }, name }: { found: Found; name: string }) {
  return (
    <div className={styles.supplier}>
      <Avatar letters={lettersOf(supplier.name)} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={links.supplier(supplier.id, supplier.slug)}>
            <bdi>{supplier.name}</bdi>
          </Link>
        </h3>
        <p className={styles.note}>
          <bdi>{supplier.cityTitle}</bdi>، {messages.matching(formatNumber(matchingCount), name)}
        </p>
        {supplier.verifiedAt !== null && (
          <Badge tone="success" icon={mdiCheckDecagram}>
            {messages.verifiedAt(formatJalaliLong(supplier.verifiedAt))}
          </Badge>
        )}
      </div>
    </div>
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup label={messages.draft.loading}>
      <Skeleton size="panel" />
    </SkeletonGroup>
  );
}
