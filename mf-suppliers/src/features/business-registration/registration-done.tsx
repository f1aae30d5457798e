import { links } from '@bazaar/contracts';
import { useHost } from '@bazaar/host';
import { Button, LinkButton } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Note } from '@bazaar/ui/note';
import { messages } from './messages.ts';
import styles from './registration-view.module.css';

/** Shown in place of the form once the letter has arrived. */
export function RegistrationDone({ trackingCode }: { trackingCode: string }) {
  const { toast } = useHost();
  const copy = async () => {
    await navigator.clipboard.writeText(trackingCode);
    toast.show({ tone: 'success', title: messages.copied });
  };
  return (
    <Card as="section" labelledBy="registration-done">
      <CardHead id="registration-done" title={messages.doneTitle} />
      <CardBody>
        <div className={styles.form}>
          <Note tone="success" announced>
            {messages.done}
          </Note>
          <p className={styles.code}>
            <span>{messages.trackingCode}:</span> <bdi dir="ltr">{trackingCode}</bdi>
            <Button size="sm" onClick={() => void copy()}>
              {messages.copy}
            </Button>
          </p>
          <div>
            <LinkButton href={links.suppliersOfType('Product')}>{messages.browse}</LinkButton>
          </div>
        </div>
      </CardBody>
    </Card>
  );
}
