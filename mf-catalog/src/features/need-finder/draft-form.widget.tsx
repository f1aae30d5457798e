import { links } from '@bazaar/contracts';
import type { CustomerId } from '@bazaar/contracts/merchant';
import type { NeedAnswer } from '@bazaar/contracts/product';
import { requestCustomerSlot } from '@bazaar/contracts/slots';
import { Slot, useHost } from '@bazaar/host';
import { formatList, toPersianDigits } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { TextAreaField, TextField } from '@bazaar/ui/input';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type MadeDraft, useCreateDrafts } from './draft.mutations.ts';
import {
  type DraftErrors,
  type DraftFields,
  draftErrors,
  lineProperties,
  lineText,
  MAX_TEXT_LENGTH,
  MAX_UNIT_LENGTH,
} from './draft.rules.ts';
import { offerOf } from './draft-content.rules.ts';
import styles from './draft-form.module.css';
import { type DraftIntent, draftIntent } from './draft-intent.store.ts';
import { messages } from './messages.ts';
import type { RequestSupplier } from './need-request.rules.ts';
import { requestCustomer } from './request-customer.store.ts';

interface DraftFormProps {
  need: string;
  suppliers: readonly RequestSupplier[];
  answer: NeedAnswer;
  /** What was written before signing in; the drafts are then made at once. */
  kept: DraftIntent | null;
  onClose: () => void;
}

/**
 * The form for draft requests to the chosen suppliers, filled from the need. A visitor is asked to sign in; afterwards
 * the drafts are made without being asked for again.
 */
export function DraftForm(props: DraftFormProps) {
  const { suppliers, answer, onClose } = props;
  const { fields, errors, write, submit, drafts, isSignedOut } = useDraftForm(props);
  const form = useFocusOnOpen();
  const isItem = suppliers.some(({ id }) => offerOf(answer, id) !== undefined);
  if (drafts.isSuccess) {
    return <DraftsMade made={drafts.made} />;
  }
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={messages.draft.title}>
      <div className={styles.body}>
        <p>
          {messages.draft.to} <bdi>{formatList(suppliers.map(({ name }) => name))}</bdi>
        </p>
        {/* The drafts of one need have one customer. */}
        {drafts.made.length === 0 && !drafts.isPending && <Slot name={requestCustomerSlot.name} />}
        <Fields fields={fields} errors={errors} write={write} isItem={isItem} />
        <Properties answer={answer} />
        {drafts.isError && (
          <Note tone="danger" announced>
            {messages.draft.failed}. {failureText(drafts.error)}
          </Note>
        )}
        {isSignedOut && <Note>{messages.draft.signInNote}</Note>}
        <div className={styles.foot}>
          <Button type="submit" kind="primary" busy={drafts.isPending} busyLabel={messages.draft.submitting}>
            {isSignedOut ? messages.draft.signIn : messages.draft.submit}
          </Button>
          <Button kind="text" disabled={drafts.isPending} onClick={onClose}>
            {messages.draft.cancel}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The drafts were made: their numbers, and a note that they have not been sent yet. */
function DraftsMade({ made }: { made: readonly MadeDraft[] }) {
  const place = useRef<HTMLDivElement>(null);
  // Takes the focus, because the form that had it is gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.made}>
      <Note tone="success" announced>
        <ul>
          {made.map(({ supplierId, supplierName, number }) => (
            <li key={supplierId}>
              {messages.draft.made} {messages.draft.to} <bdi>{supplierName}</bdi> {messages.draft.madeAs}{' '}
              <bdi>{number}</bdi> {messages.draft.madeEnd}
            </li>
          ))}
        </ul>
        {messages.draft.madeDetail} <Link href={links.profile()}>{messages.draft.toProfile}</Link>
      </Note>
    </div>
  );
}

/** Moves the focus to the first field when the form opens, also after signing in. */
function useFocusOnOpen() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) {
      focusField(form.current, 'text');
    }
  }, []);
  return form;
}

function useDraftForm({ need, suppliers, answer, kept }: DraftFormProps) {
  const host = useHost();
  const { status } = host.useSession();
  const [keys, setKeys] = useState(() => kept?.keys ?? newKeys(suppliers));
  const sentFor = useRef<CustomerId | null>(undefined);
  const [needId] = useState(() => kept?.needId ?? crypto.randomUUID());
  const [fields, setFields] = useState<DraftFields>(() => kept ?? fieldsOf(need, answer));
  const [errors, setErrors] = useState<DraftErrors>({});
  const drafts = useCreateDrafts();
  const isOpen = !drafts.isSuccess;
  // A reload would lose the typed text, so the form blocks it.
  useEffect(() => (isOpen ? host.hold('need-draft') : undefined), [host, isOpen]);
  const send = () => {
    const before = sentFor.current;
    const isBegun = before !== undefined && drafts.made.length > 0;
    const customerId = isBegun ? before : (requestCustomer.get()?.id ?? null);
    // The same draft for another customer is another act.
    const actKeys = before === undefined || before === customerId ? keys : newKeys(suppliers);
    sentFor.current = customerId;
    setKeys(actKeys);
    const submission = { ...fields, suppliers, answer, keys: actKeys, needId, customerId };
    drafts.mutate(submission, { onSuccess: draftIntent.forget });
  };
  useOnceSignedIn(kept !== null && status === 'signed-in', send);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = draftErrors(fields);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusField(event.currentTarget, Object.keys(found)[0] ?? '');
    } else if (status === 'signed-in') {
      send();
    } else if (status === 'signed-out') {
      const { text, quantity, unit } = fields;
      const supplierIds = suppliers.map(({ id }) => id);
      draftIntent.remember({ need, supplierIds, text, quantity, unit, keys, needId });
      host.signIn({ loginPerPage: true, reason: 'draft' });
    }
  };
  const write = (change: Partial<DraftFields>) => setFields((current) => ({ ...current, ...change }));
  return { fields, errors, write, submit, drafts, isSignedOut: status === 'signed-out' };
}

function newKeys(suppliers: readonly RequestSupplier[]): Record<string, string> {
  return Object.fromEntries(suppliers.map(({ id }) => [id, crypto.randomUUID()]));
}

/** Goes on with what the visitor was sent to sign in for, once. */
function useOnceSignedIn(isMeant: boolean, act: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isMeant && !isDone.current) {
      isDone.current = true;
      act();
    }
  });
}

function fieldsOf(need: string, { parts, saleQuantity, good }: NeedAnswer): DraftFields {
  const stated = parts.find(({ kind }) => kind === 'quantity');
  const value = stated?.value ?? 1;
  const isWhole = Number.isInteger(value);
  return {
    text: lineText(need, parts),
    quantity: toPersianDigits(isWhole ? value : (saleQuantity ?? 1)),
    unit: (isWhole ? stated?.unit : null) ?? good?.saleUnit ?? '',
  };
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) {
    field.focus();
  }
}

function failureText(error: Error): string {
  const status = 'status' in error ? error.status : 0;
  return status === 404 ? messages.draft.supplierGone : messages.draft.failedDetail;
}

interface FieldsProps {
  fields: DraftFields;
  errors: DraftErrors;
  write: (change: Partial<DraftFields>) => void;
  /** The first line will be an item of the supplier. */
  isItem: boolean;
}

function Fields({ fields, errors, write, isItem }: FieldsProps) {
  return (
    <>
      <TextAreaField
        name="text"
        label={messages.draft.text}
        hint={isItem ? messages.draft.textHintItem : messages.draft.textHint}
        error={errors.text}
        value={fields.text}
        rows={3}
        maxLength={MAX_TEXT_LENGTH}
        dir="auto"
        onChange={(event) => write({ text: event.currentTarget.value })}
      />
      <div className={styles.amount}>
        <TextField
          name="quantity"
          label={messages.draft.quantity}
          error={errors.quantity}
          inputMode="numeric"
          value={fields.quantity}
          onChange={(event) => write({ quantity: event.currentTarget.value })}
        />
        <TextField
          name="unit"
          label={messages.draft.unit}
          error={errors.unit}
          maxLength={MAX_UNIT_LENGTH}
          value={fields.unit}
          onChange={(event) => write({ unit: event.currentTarget.value })}
        />
      </div>
    </>
  );
}

function Properties({ answer: { parts } }: { answer: NeedAnswer }) {
  const properties = lineProperties(parts);
  return properties.length === 0 ? null : (
    <div className={styles.facts}>
      <p>{messages.draft.facts}</p>
      <ul>
        {properties.map(({ title, text }) => (
          <li key={`${title} ${text}`}>
            {title}: <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
