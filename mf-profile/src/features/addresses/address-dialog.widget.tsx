import type { DeliveryAddress } from '@bazaar/contracts/merchant';
import { Button } from '@bazaar/ui/button';
import { Checkbox } from '@bazaar/ui/checkbox';
import { Dialog } from '@bazaar/ui/dialog';
import { Note } from '@bazaar/ui/note';
import { useId } from 'react';
import type { AddressScope } from './address.mutations.ts';
import styles from './address-dialog.module.css';
import { AddressFields, ReceiverFields } from './address-fields.tsx';
import { messages } from './messages.ts';
import { PlaceFields } from './place-fields.widget.tsx';
import { type SaveFailure, type UnsavedDrafts, useAddressForm } from './use-address-form.ts';

const words = messages.form;

interface AddressDialogProps {
  scope: AddressScope;
  /** Null for a new address. */
  saved: DeliveryAddress | null;
  /** The default address: its receiver is suggested for a new one. */
  previous: DeliveryAddress | undefined;
  /** What was typed before and not saved; closing keeps it, cancelling forgets it. */
  unsaved: UnsavedDrafts;
  onClose: () => void;
}

/** The form of a new or a saved address. What was typed stays until the service has stored it. */
export function AddressDialog(props: AddressDialogProps) {
  const formId = useId();
  const state = useAddressForm(props);
  const { draft, faults, change, isSaving, isNew, failure } = state;
  const isDefault = props.saved?.isSelected === true || props.previous === undefined;
  return (
    <Dialog
      open
      kind="sheet"
      size="wide"
      locked={isSaving}
      onClose={props.onClose}
      title={isNew ? words.addTitle : words.editTitle}
      actions={
        <>
          <Button disabled={isSaving} onClick={state.cancel}>
            {words.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={isSaving} busyLabel={words.saving}>
            {isNew ? words.add : words.save}
          </Button>
        </>
      }
    >
      <form id={formId} ref={state.form} className={styles.form} noValidate onSubmit={state.submit}>
        <AddressFields draft={draft} faults={faults} change={change}>
          <PlaceFields draft={draft} faults={faults} change={change} />
        </AddressFields>
        <ReceiverFields draft={draft} faults={faults} change={change} />
        {!isDefault && (
          <Checkbox
            label={words.isSelected}
            checked={draft.isSelected}
            onChange={(event) => change({ isSelected: event.currentTarget.checked })}
          />
        )}
        {failure && (
          <FailureNote failure={failure} onTakeTheirs={state.takeTheirs} onKeepMine={state.keepMine} />
        )}
      </form>
    </Dialog>
  );
}

interface FailureNoteProps {
  failure: SaveFailure;
  onTakeTheirs: (current: DeliveryAddress) => void;
  onKeepMine: (current: DeliveryAddress) => void;
}

/** Why nothing was saved, and what can be done about it. */
function FailureNote({ failure, onTakeTheirs, onKeepMine }: FailureNoteProps) {
  if (failure.kind === 'stale') {
    return (
      <Note tone="warning" announced>
        <p>{words.stale}</p>
        <div className={styles.remedies}>
          <Button size="sm" onClick={() => onKeepMine(failure.current)}>
            {words.keepMine}
          </Button>
          <Button size="sm" kind="text" onClick={() => onTakeTheirs(failure.current)}>
            {words.useTheirs}
          </Button>
        </div>
      </Note>
    );
  }
  return (
    <Note tone={failure.kind === 'gone' ? 'warning' : 'danger'} announced>
      {textOf(failure)}
    </Note>
  );
}

function textOf(failure: Exclude<SaveFailure, { kind: 'stale' }>): string {
  if (failure.kind !== 'failed') {
    return failure.kind === 'gone' ? words.gone : words.refused;
  }
  const { title, detail } = failure.failure;
  return title === undefined ? words.failed : [title, detail].filter(Boolean).join(' ');
}
