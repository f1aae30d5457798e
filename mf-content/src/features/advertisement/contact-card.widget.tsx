import { links } from '@bazaar/contracts';
import type { AdvertisementDetail } from '@bazaar/contracts/content';
import { NOT_FOUND, statusOf } from '@bazaar/contracts/failure';
import { useHost } from '@bazaar/host';
import { toPersianDigits } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { FactRows } from '@bazaar/ui/facts';
import { Note } from '@bazaar/ui/note';
import { mdiEyeOutline } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { useRevealContact } from './contact.mutations.ts';
import styles from './contact-card.module.css';
import { contactIntent } from './contact-intent.store.ts';
import { messages } from './messages.ts';

const words = messages.contact;
const TOO_MANY = 429;

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
  const { status, reveal, ask } = useContact(advertisement);
  if (reveal.data) {
    return <Revealed {...reveal.data} />;
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

function useContact({ id, slug }: AdvertisementDetail) {
  const host = useHost();
  const { status } = host.useSession();
  const reveal = useRevealContact(id);
  const { mutate } = reveal;
  const asked = useRef(false);
  useEffect(() => {
    // One request for one stored wish: a second run of the effect finds no wish, and must not send a second request.
    if (status === 'signed-in' && !asked.current && contactIntent.take((wanted) => wanted === id)) {
      asked.current = true;
      mutate();
    }
  }, [status, id, mutate]);
  const ask = () => {
    if (status === 'signed-in') {
      mutate();
    } else if (status === 'signed-out') {
      contactIntent.remember(id);
      host.signIn({ redirectPath: links.advertisement(id, slug), loginPerPage: true, reason: 'contact' });
    }
  };
  return { status, reveal, ask };
}

function failureText(error: unknown): string {
  const status = statusOf(error);
  if (status === TOO_MANY) {
    return words.tooMany;
  }
  return status === NOT_FOUND ? words.gone : words.failed;
}
