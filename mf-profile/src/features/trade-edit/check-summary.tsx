import type { DeliveryAddress } from '@bazaar/contracts/merchant';
import { formatJalaliWeekday, formatNumber } from '@bazaar/locale';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { FactRows } from '@bazaar/ui/facts';
import { Link } from '@bazaar/ui/link';
import type { ReactNode } from 'react';
import { addressMessages } from './address-messages.ts';
import { checkMessages as messages } from './check-messages.ts';
import styles from './check-step.module.css';
import type { DraftForm } from './draft-form.rules.ts';
import { type Step, stepHref } from './trade-edit.address.ts';

interface CheckSummaryProps {
  id: number;
  form: DraftForm;
  /** Null while it is unknown, or when it is none of the reader's own. */
  address: DeliveryAddress | null;
}

/** Delivery, terms and documents as they will be handed in. */
export function CheckSummary({ id, form, address }: CheckSummaryProps) {
  const { needBy, poNumber, payment, delivery, inspection, note, documents } = form;
  return (
    <div className={styles.columns}>
      <Part id={id} step="delivery" title={messages.delivery}>
        <FactRows
          facts={[
            { label: messages.address, value: addressText(form.addressId, address) },
            { label: messages.needBy, value: needBy === null ? messages.none : formatJalaliWeekday(needBy) },
            { label: messages.poNumber, value: orNone(poNumber) },
          ]}
        />
      </Part>
      <Part id={id} step="terms" title={messages.terms}>
        <FactRows
          facts={[
            { label: messages.payment, value: <Typed text={payment} /> },
            { label: messages.deliveryTerms, value: <Typed text={delivery} /> },
            { label: messages.inspection, value: <Typed text={inspection} /> },
            { label: messages.note, value: <Typed text={note} /> },
            { label: messages.documents, value: messages.documentCount(formatNumber(documents.length)) },
          ]}
        />
      </Part>
    </div>
  );
}

interface PartProps {
  id: number;
  step: Step;
  title: string;
  children: ReactNode;
}

function Part({ id, step, title, children }: PartProps) {
  const headId = `check-${step}`;
  return (
    <Card as="section" labelledBy={headId}>
      <CardHead
        id={headId}
        title={title}
        actions={
          <Link href={stepHref(id, step)} aria-label={messages.editPart(title)}>
            {messages.edit}
          </Link>
        }
      />
      <CardBody>{children}</CardBody>
    </Card>
  );
}

function Typed({ text }: { text: string }) {
  return (
    <bdi dir="auto" className={styles.text}>
      {orNone(text)}
    </bdi>
  );
}

function addressText(id: number | null, address: DeliveryAddress | null): string {
  if (address !== null) {
    return addressMessages.line(address.cityTitle, address.address);
  }
  return id === null ? messages.none : messages.addressStored;
}

function orNone(text: string): string {
  return text.trim() === '' ? messages.none : text;
}
