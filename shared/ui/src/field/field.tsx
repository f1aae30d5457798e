import { mdiAlertCircleOutline } from '@mdi/js';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './field.module.css';

export interface FieldWords {
  label: ReactNode;
  /** The label is for screen readers only; for searches whose purpose is clear from their place. */
  labelHidden?: boolean | undefined;
  /** Beside the label, outside of it: a help button. */
  help?: ReactNode;
  hint?: ReactNode;
  /** Cause and remedy; replaces the hint. */
  error?: ReactNode;
}

/** The attributes that connect a control to its texts. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldWords {
  id?: string | undefined;
  /** Further ids that describe the control, such as the id of its unit. */
  describedBy?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, hint or error below, and the attributes that connect them to the control. */
export function Field({ id, label, labelHidden, help, hint, error, describedBy, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const note = error ?? hint;
  const noteId = `${controlId}-note`;
  const described = [describedBy, note !== undefined ? noteId : undefined].filter(Boolean).join(' ');
  const labelElement = (
    <label htmlFor={controlId} className={labelHidden ? 'visually-hidden' : classes.label}>
      {label}
    </label>
  );
  return (
    <div className={classes.field}>
      {help === undefined ? (
        labelElement
      ) : (
        <div className={classes.labelRow}>
          {labelElement}
          {help}
        </div>
      )}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error !== undefined || undefined,
      })}
      <p id={noteId} className={classes.note} data-error={error !== undefined} aria-live="polite">
        {error !== undefined && <Icon path={mdiAlertCircleOutline} size="sm" />}
        {note !== undefined && <span>{note}</span>}
      </p>
    </div>
  );
}

/** Fields under each other, or side by side where there is space. */
export function FieldStack({
  columns = 1,
  children,
}: {
  columns?: 1 | 2 | 3 | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classes.stack} data-columns={columns}>
      {children}
    </div>
  );
}
