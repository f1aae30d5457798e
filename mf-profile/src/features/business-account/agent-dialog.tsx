import { AgentRole } from '@bazaar/contracts/merchant';
import { amountInWords, isolate, mobileText } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Radio } from '@bazaar/ui/checkbox';
import { Dialog } from '@bazaar/ui/dialog';
import { TextField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { useId } from 'react';
import styles from './agent-dialog.module.css';
import { limitRialOf } from './agent-draft.rules.ts';
import { messages, roleNames, roleNotes } from './messages.ts';
import { type AgentFormInput, useAgentForm } from './use-agent-form.ts';

const words = messages.form;

interface AgentDialogProps extends AgentFormInput {
  /** The name of the company. */
  company: string;
}

/** The form of an invitation, or of another role for a colleague. A refusal keeps what was typed. */
export function AgentDialog({ company, ...input }: AgentDialogProps) {
  const formId = useId();
  const { agent, onClose } = input;
  const { draft, isSending, text, errors, change, submit } = useAgentForm(input);
  return (
    <Dialog
      open
      kind="sheet"
      locked={isSending}
      onClose={onClose}
      title={agent === undefined ? words.inviteTitle(isolate(company)) : words.changeTitle(nameOf(agent))}
      description={agent === undefined ? words.inviteNote : words.changeNote}
      actions={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {words.cancel}
          </Button>
          <SendButton isInvitation={agent === undefined} formId={formId} isSending={isSending} />
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {agent === undefined && (
          <TextField
            type="tel"
            label={words.mobile}
            hint={words.mobileHint}
            error={errors.mobile}
            autoComplete="off"
            dir="ltr"
            value={draft.mobile}
            onChange={(event) => change({ mobile: event.currentTarget.value })}
          />
        )}
        <RoleChoice role={draft.role} onChange={(role) => change({ role })} />
        {draft.role === 'approver' && (
          <LimitField limit={draft.limit} error={errors.limit} onChange={(limit) => change({ limit })} />
        )}
        {text !== null && (
          <Note tone="danger" announced>
            {text}
          </Note>
        )}
      </form>
    </Dialog>
  );
}

function nameOf({ status, name, mobile }: NonNullable<AgentFormInput['agent']>): string {
  return isolate(status === 'active' ? name : mobileText(mobile));
}

interface SendButtonProps {
  isInvitation: boolean;
  formId: string;
  isSending: boolean;
}

function SendButton({ isInvitation, formId, isSending }: SendButtonProps) {
  const busyLabel = isInvitation ? words.sending : words.saving;
  return (
    <Button type="submit" kind="primary" form={formId} busy={isSending} busyLabel={busyLabel}>
      {isInvitation ? words.send : words.save}
    </Button>
  );
}

function RoleChoice({ role, onChange }: { role: AgentRole; onChange: (role: AgentRole) => void }) {
  return (
    <fieldset className={styles.roles}>
      <legend className={styles.legend}>{words.role}</legend>
      {AgentRole.options.map((value) => (
        <div key={value} className={styles.role} data-chosen={value === role || undefined}>
          <Radio
            name="role"
            value={value}
            label={
              <>
                <span className={styles.roleName}>{roleNames[value]}</span>{' '}
                <span className={styles.roleNote}>{roleNotes[value]}</span>
              </>
            }
            checked={value === role}
            onChange={() => onChange(value)}
          />
        </div>
      ))}
    </fieldset>
  );
}

interface LimitFieldProps {
  limit: string;
  error: string | undefined;
  onChange: (limit: string) => void;
}

/** The limit in toman, with its amount in words below: a missing zero is seen there. */
function LimitField({ limit, error, onChange }: LimitFieldProps) {
  const limitRial = limitRialOf(limit);
  return (
    <TextField
      size="lg"
      inputMode="numeric"
      autoComplete="off"
      label={words.limit}
      unit={words.toman}
      hint={typeof limitRial === 'number' ? amountInWords(limitRial) : words.limitHint}
      error={error}
      value={limit}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
