import { useAfterSignIn } from '@bazaar/actions';
import { links } from '@bazaar/contracts';
import type { AdvertisementDetail } from '@bazaar/contracts/content';
import { NOT_FOUND, statusOf, TOO_MANY } from '@bazaar/contracts/failure';
import { toPersianDigits } from '@bazaar/locale';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { FactRows } from '@bazaar/ui/facts';
import { MaskedNumber } from '@bazaar/ui/masked-number';
import { useEffect, useRef } from 'react';
import { useRevealContact } from './contact.mutations.ts';
import styles from './contact-card.module.css';
import { contactIntent } from './contact-intent.store.ts';
import { messages } from './messages.ts';

const words = messages.contact;

/** Who placed an advertisement. The number is masked until a signed-in visitor asks for it. */
export function ContactCard({ advertisement }: { advertisement: AdvertisementDetail }) {
  const { contactMasked } = advertisement;
  return (
    <Card as="section" labelledBy="contact-title">
      <CardHead id="contact-title" title={words.title} />
      <CardBody>
        {contactMasked === null ? (
          <p className={styles.note}>{words.none}</p>
        ) : (
          <Phone advertisement={advertisement} masked={contactMasked} />
        )}
        <p className={styles.safety}>{words.safety}</p>
      </CardBody>
    </Card>
  );
}

function Phone({ advertisement, masked }: { advertisement: AdvertisementDetail; masked: string }) {
  const { id, slug } = advertisement;
  const { mutate, data, error, isPending } = useRevealContact(id);
  const { status, press } = useAfterSignIn({
    intent: contactIntent,
    subject: id,
    target: { redirectPath: links.advertisement(id, slug), loginPerPage: true, reason: 'contact' },
    act: mutate,
  });
  return data ? (
    <Revealed {...data} />
  ) : (
    <MaskedNumber
      masked={masked}
      isSignedIn={status === 'signed-in'}
      busy={isPending}
      failure={error ? failureText(error) : undefined}
      onReveal={press}
    />
  );
}

/** The number, ready to dial. It takes the focus, since the pressed button is gone. */
function Revealed({ contactName, phoneNumber }: { contactName: string; phoneNumber: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  const number = (
    <a className={styles.number} href={`tel:${phoneNumber}`}>
      <bdi dir="ltr">{toPersianDigits(phoneNumber.replace(/^\+98/, '0'))}</bdi>
    </a>
  );
  return (
    <div ref={ref} tabIndex={-1} role="status">
      <FactRows
        facts={[
          { label: words.name, value: contactName },
          { label: words.phone, value: number },
        ]}
      />
    </div>
  );
}

function failureText(error: unknown): string {
  const status = statusOf(error);
  if (status === TOO_MANY) {
    return words.tooMany;
  }
  return status === NOT_FOUND ? words.gone : words.failed;
}
