import type { CategorySupplier } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { toPersianDigits } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardFoot, CardHead } from '@bazaar/ui/card';
import { TextAreaField, TextField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useCreateDraft } from './draft.mutations.ts';
import {
  type DraftErrors,
  type DraftFields,
  draftErrors,
  lineProperties,
  MAX_TEXT_LENGTH,
  MAX_UNIT_LENGTH,
} from './draft.rules.ts';
import styles from './draft-form.module.css';
import { type DraftIntent, draftIntent } from './draft-intent.store.ts';
import { DraftMade } from './draft-made.tsx';
import { messages } from './messages.ts';
import type { NeedResult } from './need-result.ts';

interface DraftFormProps {
  need: string;
  supplier: CategorySupplier;
  result: NeedResult;
  /** The text that was written before signing in. */
  kept: DraftIntent | null;
  onClose: () => void;
}

/**
 * The form for a draft request to one supplier, filled from the need. A visitor is asked to sign in and returns to it.
 */
export function DraftForm(props: DraftFormProps) {
  const { supplier, result, onClose } = props;
  const titleId = useId();
  const { fields, errors, write, submit, draft, isSignedOut } = useDraftForm(props);
  const form = useFocusOnOpen();
  if (draft.data) {
    return <DraftMade number={draft.data.number} supplierName={supplier.name} />;
  }
  return (
    <Card as="section" labelledBy={titleId}>
      <CardHead
        id={titleId}
        level={3}
        title={messages.draft.title}
        note={
          <>
            {messages.draft.to} <bdi>{supplier.name}</bdi>
          </>
        }
      />
      <form ref={form} onSubmit={submit} noValidate>
        <CardBody>
          <div className={styles.body}>
            <Fields fields={fields} errors={errors} write={write} />
            <Properties result={result} />
            {draft.isError && (
              <Note tone="danger" announced>
                {messages.draft.failed}. {failureText(draft.error)}
              </Note>
            )}
            {isSignedOut && <Note>{messages.draft.signInNote}</Note>}
          </div>
        </CardBody>
        <CardFoot>
          <Button type="submit" kind="primary" busy={draft.isPending} busyLabel={messages.draft.submitting}>
            {isSignedOut ? messages.draft.signIn : messages.draft.submit}
          </Button>
          <Button kind="text" disabled={draft.isPending} onClick={onClose}>
            {messages.draft.cancel}
          </Button>
        </CardFoot>
      </form>
    </Card>
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

function useDraftForm({ need, supplier, result, kept }: DraftFormProps) {
  const host = useHost();
  const { status } = host.useSession();
  const [key] = useState(() => kept?.key ?? crypto.randomUUID());
  const [fields, setFields] = useState<DraftFields>(() => kept ?? fieldsOf(need, result));
  const [errors, setErrors] = useState<DraftErrors>({});
  const draft = useCreateDraft();
  const isOpen = !draft.isSuccess;
  // A reload would lose the typed text, so the form blocks it.
  useEffect(() => (isOpen ? host.hold('need-draft') : undefined), [host, isOpen]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = draftErrors(fields);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusField(event.currentTarget, Object.keys(found)[0] ?? '');
    } else if (status === 'signed-in') {
      const act = { ...fields, supplierId: supplier.id, parts: result.parts, key };
      draft.mutate(act, { onSuccess: draftIntent.forget });
    } else if (status === 'signed-out') {
      const { text, quantity, unit } = fields;
      draftIntent.remember({ need, supplierId: supplier.id, text, quantity, unit, key });
      host.signIn({ loginPerPage: true, reason: 'draft' });
    }
  };
  const write = (change: Partial<DraftFields>) => setFields((current) => ({ ...current, ...change }));
  return { fields, errors, write, submit, draft, isSignedOut: status === 'signed-out' };
}

function fieldsOf(need: string, { count, products }: NeedResult): DraftFields {
  return {
    text: need.slice(0, MAX_TEXT_LENGTH).toWellFormed(),
    quantity: toPersianDigits(count?.value ?? 1),
    unit: count?.unit ?? products[0]?.saleUnit ?? '',
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
}

function Fields({ fields, errors, write }: FieldsProps) {
  return (
    <>
      <TextAreaField
        name="text"
        label={messages.draft.text}
        hint={messages.draft.textHint}
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

function Properties({ result: { parts } }: { result: NeedResult }) {
  const properties = lineProperties(parts);
  return properties.length === 0 ? null : (
    <div className={styles.facts}>
      <p>{messages.draft.facts}</p>
      <ul>
        {properties.map(({ title, text }) => (
          <li key={title}>
            {title}: <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
