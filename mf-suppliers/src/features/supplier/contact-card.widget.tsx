import { useAfterSignIn } from '@bazaar/actions';
import { links } from '@bazaar/contracts';
import { NOT_FOUND, statusOf } from '@bazaar/contracts/failure';
import type { Supplier } from '@bazaar/contracts/merchant';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { MaskedNumber } from '@bazaar/ui/masked-number';
import { lazy, Suspense } from 'react';
import { limitWordsOr } from '../../common/failure/limit-words.ts';
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

function Phone({ supplier: { id, slug }, masked }: { supplier: Supplier; masked: string }) {
  const { mutate, data, error, isPending } = useRevealContact(id);
  const { status, press } = useAfterSignIn({
    intent: contactIntent,
    subject: id,
    target: { redirectPath: `${links.supplier(id, slug)}#contact`, loginPerPage: true, reason: 'contact' },
    act: mutate,
  });
  const reveal = () => {
    if (status === 'signed-in') {
      // Arrives beside the answer, not after it; a failure is that of the region.
      loadRevealed().catch(() => {});
    }
    press();
  };
  return data ? (
    <Suspense fallback={<p className={styles.note}>{words.revealing}</p>}>
      <RevealedContact contact={data} />
    </Suspense>
  ) : (
    <MaskedNumber
      masked={masked}
      isSignedIn={status === 'signed-in'}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onReveal={reveal}
    />
  );
}

function failureText(error: unknown): string {
  return statusOf(error) === NOT_FOUND ? words.gone : limitWordsOr(words.failed, error);
}
