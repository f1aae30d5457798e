import type { TradeDocumentType } from '@bazaar/contracts/trade';
import { formatJalaliWeekday } from '@bazaar/locale';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { type Fact, FactRows } from '@bazaar/ui/facts';
import { Link } from '@bazaar/ui/link';
import type { ReactNode } from 'react';
import { CheckDocuments } from './check-documents.tsx';
import { checkMessages as messages } from './check-messages.ts';
import styles from './check-step.module.css';
import type { DraftForm } from './draft-form.rules.ts';
import { type Step, stepHref } from './trade-edit.address.ts';

interface CheckSummaryProps {
  id: number;
  form: DraftForm;
  /** Where to (see `addressFacts`). */
  address: readonly Fact[];
  documentTypes: readonly TradeDocumentType[];
}

/** Delivery, terms and documents as they will be handed in. */
export function CheckSummary({ id, form, address, documentTypes }: CheckSummaryProps) {
  const { needBy, poNumber, payment, delivery, inspection, note, documents } = form;
  return (
    <div className={styles.columns}>
      <Part id={id} step="delivery" title={messages.delivery}>
        <FactRows
          facts={[
            ...address,
            { label: messages.needBy, value: needBy === null ? messages.none : formatJalaliWeekday(needBy) },
            { label: messages.poNumber, value: orNone(poNumber) },
          ]}
        />
      </Part>
      <Part id={id} step="terms" title={messages.terms}>
        <FactRows
          facts={[
            { label: messages.paid, value: messages.paidBefore },
            { label: messages.payment, value: <Typed text={payment} /> },
            { label: messages.deliveryTerms, value: <Typed text={delivery} /> },
            { label: messages.inspection, value: <Typed text={inspection} /> },
            { label: messages.note, value: <Typed text={note} /> },
            {
              label: messages.documents,
              value: <CheckDocuments documents={documents} types={documentTypes} />,
            },
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

function orNone(text: string): string {
  return text.trim() === '' ? messages.none : text;
}
