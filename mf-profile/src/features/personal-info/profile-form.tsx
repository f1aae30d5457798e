import { formatMobile } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardFoot, CardHead } from '@bazaar/ui/card';
import { FieldStack } from '@bazaar/ui/field';
import { Note } from '@bazaar/ui/note';
import { type ReactNode, useId } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { messages } from './messages.ts';
import { ProfileFieldInput } from './profile-field.tsx';
import type { ProfileField } from './profile-fields.ts';
import styles from './profile-form.module.css';
import { SaveFailureNote } from './save-failure-note.tsx';
import type { ProfileForm as Form } from './use-profile-form.ts';

interface ProfileFormProps {
  form: Form;
  /** E.164; null while it is unknown. */
  mobile: string | null;
  onDiscard: () => void;
}

/** The form of a person's or a company's data. */
export function ProfileForm({ form, mobile, onDiscard }: ProfileFormProps) {
  const { kind, isRegistered } = form.subject;
  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-label={messages.title}>
      {form.isRestored && (
        <Note tone="info" announced>
          {messages.restored}
        </Note>
      )}
      {kind === 'company' && !isRegistered && <Note>{messages.registerNote}</Note>}
      <ErrorSummary fields={form.fields} faults={form.faults} attempt={form.attempt} />
      <Part title={messages.identity[kind]} form={form} fields={identityOf(kind)} />
      {kind === 'company' && (
        <Part title={messages.delegate} form={form} fields={['firstName', 'lastName']} />
      )}
      <Part title={messages.contact} form={form} fields={['email']}>
        {mobile !== null && <Mobile mobile={mobile} />}
      </Part>
      {form.fields.includes('sheba') && (
        <Part title={messages.bank} note={messages.bankNote} form={form} fields={['sheba']} />
      )}
      <Foot form={form} onDiscard={onDiscard} />
    </form>
  );
}

function identityOf(kind: 'person' | 'company'): readonly ProfileField[] {
  return kind === 'person'
    ? ['firstName', 'lastName', 'nationalId', 'economicCode']
    : ['companyName', 'nationalLegalId', 'economicCode'];
}

interface PartProps {
  title: string;
  note?: string;
  form: Form;
  fields: readonly ProfileField[];
  children?: ReactNode;
}

/** A titled group of those of its fields that this form has. */
function Part({ title, note, form, fields, children }: PartProps) {
  const id = useId();
  const shown = fields.filter((field) => form.fields.includes(field));
  return (
    <Card as="section" labelledBy={id}>
      <CardHead id={id} title={title} note={note} />
      <CardBody>
        <FieldStack columns={shown.length + (children ? 1 : 0) > 1 ? 2 : 1}>
          {children}
          {shown.map((field) => (
            <ProfileFieldInput
              key={field}
              field={field}
              kind={form.subject.kind}
              value={form.draft[field]}
              fault={form.faults[field]}
              onChange={(text) => form.change(field, text)}
            />
          ))}
        </FieldStack>
      </CardBody>
    </Card>
  );
}

function Mobile({ mobile }: { mobile: string }) {
  return (
    <div className={styles.mobile}>
      <p className={styles.label}>{messages.mobile}</p>
      <p>
        <bdi dir="ltr">{formatMobile(mobile)}</bdi>
      </p>
      <p className={styles.hint}>{messages.mobileNote}</p>
    </div>
  );
}

function Foot({ form, onDiscard }: { form: Form; onDiscard: () => void }) {
  const { isSaving, isUnsaved, failure, subject } = form;
  return (
    <Card>
      {failure !== null && (
        <CardBody>
          <SaveFailureNote failure={failure} onKeepMine={form.keepMine} onTakeTheirs={form.take} />
        </CardBody>
      )}
      <CardFoot>
        <div className={styles.foot}>
          <p className={styles.state} role="status">
            {isUnsaved ? messages.unsaved : messages.allSaved}
          </p>
          {isUnsaved && (
            <Button disabled={isSaving} onClick={onDiscard}>
              {messages.discard}
            </Button>
          )}
          <Button
            kind="primary"
            type="submit"
            busy={isSaving}
            busyLabel={messages.saving}
            disabled={!isUnsaved}
          >
            {subject.isRegistered ? messages.save : messages.register}
          </Button>
        </div>
      </CardFoot>
    </Card>
  );
}
