import { links } from '@bazaar/contracts';

import { Button, LinkButton } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { PageHead } from '@bazaar/ui/container';
import { FieldStack } from '@bazaar/ui/field';
import { Note } from '@bazaar/ui/note';
import { Segmented } from '@bazaar/ui/segmented';
import { useId } from 'react';
import { ErrorSummary } from '../error-summary.tsx';
import { ProfileFieldInput } from '../profile-field.tsx';
import type { ProfileField } from '../profile-fields.ts';
import { registrationMessages as messages } from './messages.ts';
import styles from './registration-view.module.css';
import type { RegistrationForm } from './use-registration-form.ts';

const KINDS = (['person', 'company'] as const).map((value) => ({ value, label: messages.kinds[value] }));
const NAMES: readonly ProfileField[] = ['firstName', 'lastName'];

/** Whether a person or a company buys, and its data. */
export function RegistrationView({ form }: { form: RegistrationForm }) {
  const { kind, fields, faults, attempt, failure } = form;
  const hasFieldFault = fields.some((field) => faults[field] !== undefined);
  return (
    <div className={styles.page}>
      <PageHead title={messages.title} note={messages.note} />
      <form className={styles.form} noValidate onSubmit={form.submit} aria-label={messages.form}>
        <div className={styles.kind}>
          <p aria-hidden="true">{messages.kind}</p>
          <Segmented label={messages.kind} options={KINDS} value={kind} onChange={form.choose} />
        </div>
        <ErrorSummary fields={fields} faults={faults} attempt={attempt} />
        <Part
          title={messages.identity[kind]}
          form={form}
          fields={kind === 'person' ? fields : fields.filter((field) => !NAMES.includes(field))}
        />
        {kind === 'company' && (
          <Part title={messages.delegate} note={messages.delegateNote} form={form} fields={NAMES} />
        )}
        {failure !== null && !hasFieldFault && (
          <Note tone="danger" announced>
            {failure.title === undefined
              ? messages.failed
              : [failure.title, failure.detail].filter(Boolean).join(' ')}
          </Note>
        )}
        <div className={styles.actions}>
          <Button kind="primary" size="lg" type="submit" busy={form.isSending} busyLabel={messages.sending}>
            {messages.submit}
          </Button>
          <LinkButton kind="text" size="lg" href={links.profile()}>
            {messages.later}
          </LinkButton>
        </div>
      </form>
    </div>
  );
}

interface PartProps {
  title: string;
  note?: string;
  form: RegistrationForm;
  fields: readonly ProfileField[];
}

function Part({ title, note, form, fields }: PartProps) {
  const id = useId();
  const { kind, draft, faults, change } = form;
  return (
    <Card as="section" labelledBy={id}>
      <CardHead id={id} title={title} note={note} />
      <CardBody>
        <FieldStack columns={2}>
          {fields.map((field) => (
            <ProfileFieldInput
              key={field}
              field={field}
              kind={kind}
              hint={hintOf(field)}
              value={draft[field]}
              fault={faults[field]}
              onChange={(text) => change(field, text)}
            />
          ))}
        </FieldStack>
      </CardBody>
    </Card>
  );
}

function hintOf(field: ProfileField): string | undefined {
  return field === 'nationalId' || field === 'economicCode' ? messages.hints[field] : undefined;
}
