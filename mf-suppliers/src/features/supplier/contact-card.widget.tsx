import { links } from '@bazaar/contracts';
import type { Supplier } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { FactRows } from '@bazaar/ui/facts';
import { Note } from '@bazaar/ui/note';
import { mdiEyeOutline } from '@mdi/js';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { failureStatus } from '../../common/request/failure-status.ts';
import { useRevealContact } from './contact.mutations.ts';
import styles from './contact-card.module.css';
import { contactIntent } from './contact-intent.store.ts';
import { messages } from './messages.ts';

const words = messages.contact;

const loadRevealed = () => import('./revealed-contact.tsx');
const RevealedContact = lazy(async () => ({ default: (await loadRevealed()).RevealedContact }));

/** The supplier's contact details. The number is masked until a signed-in visitor asks for it. */
export function ContactCard({ supplier }: { supplier: Supplier }) {
  const { contactMasked } = supplier;
  return (
    <Card as="section" labelledBy="contact-title">
      <CardHead id="contact-title" title={words.title} />
      <CardBody>
        {contactMasked ? (
          <Phone supplier={supplier} masked={contactMasked} />
        ) : (
          <p className={styles.note}>{words.none}</p>
        )}
      </CardBody>
    </Card>
  );
}

function Phone({ supplier, masked }: { supplier: Supplier; masked: string }) {
  const { status, reveal, ask } = useContact(supplier);
  if (reveal.data) {
    return (
      <Suspense fallback={<p className={styles.note}>{words.revealing}</p>}>
        <RevealedContact contact={reveal.data} />
      </Suspense>
    );
  }
  return (
    <div className={styles.stack}>
      <FactRows facts={[{ label: words.phone, value: <bdi dir="ltr">{masked}</bdi> }]} />
      <Button wide icon={mdiEyeOutline} busy={reveal.isPending} busyLabel={words.revealing} onClick={ask}>
        {words.reveal}
      </Button>
      {reveal.error ? (
        <Note tone="danger" announced>
          {failureText(reveal.error)}
        </Note>
      ) : (
        <p className={styles.note}>{status === 'signed-in' ? words.signedIn : words.signIn}</p>
      )}
    </div>
  );
}

function useContact({ id, slug }: Supplier) {
  const host = useHost();
  const { status } = host.useSession();
  const reveal = useRevealContact(id);
  const { mutate } = reveal;
  const asked = useRef(false);

  useEffect(() => {
    // One request for one stored wish: a second run of the effect finds no wish, and must not send a second request
    // either.
    if (status === 'signed-in' && !asked.current && contactIntent.take((wanted) => wanted === id)) {
      asked.current = true;
      mutate();
    }
  }, [status, id, mutate]);

  const ask = () => {
    if (status === 'signed-in') {
      // Arrives beside the answer, not after it; a failure is that of the region.
      loadRevealed().catch(() => {});
      mutate();
    } else if (status === 'signed-out') {
      contactIntent.remember(id);
      host.signIn({
        redirectPath: `${links.supplier(id, slug)}#contact`,
        loginPerPage: true,
        reason: 'contact',
      });
    }
  };
  return { status, reveal, ask };
}

function failureText(error: unknown): string {
  const status = failureStatus(error);
  if (status === 429) {
    return words.tooMany;
  }
  return status === 404 ? words.gone : words.failed;
}
