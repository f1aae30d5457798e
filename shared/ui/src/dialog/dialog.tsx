import { mdiClose } from '@mdi/js';
import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import classes from './dialog.module.css';
import { messages } from './messages.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Called by Esc, the backdrop and the close button. */
  onClose: () => void;
  /** The action and its object: «لغو درخواست TR-1405-000123؟» */
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** In reading order: the safe action first. */
  actions?: ReactNode;
  /** full: as wide as the page, for tables; the whole screen on a phone, and alone on paper. */
  size?: 'md' | 'wide' | 'full' | undefined;
  /** dialog: in the middle. sheet: from below on a narrow screen, else a dialog. drawer: from the start side. */
  kind?: 'dialog' | 'sheet' | 'drawer' | undefined;
  /** True while data is being saved: nothing closes it. */
  locked?: boolean | undefined;
}

/** A question or a form above the page. Renders a native `<dialog>`, which keeps the focus inside. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    actions,
    size = 'md',
    kind = 'dialog',
    locked,
  } = props;
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const descriptionId = useId();
  useModal(dialogRef, open);
  const ask = (event: SyntheticEvent) => {
    // A file input inside dispatches its own cancel event; a click on the dialog itself is a click on the backdrop.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (open && !locked) onClose();
  };
  const follow = (event: SyntheticEvent<HTMLDialogElement>) => {
    // The browser may close it by itself, on a second Esc. A late event of an earlier opening finds it open.
    const dialog = event.currentTarget;
    if (event.target !== dialog || !open || dialog.open) return;
    if (locked) dialog.showModal();
    else onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is a second way; Esc and the close button are the first
    <dialog
      ref={dialogRef}
      className={classes.dialog}
      data-size={size}
      data-kind={kind}
      aria-labelledby={titleId}
      aria-describedby={description === undefined ? undefined : descriptionId}
      onCancel={ask}
      onClose={follow}
      onClick={ask}
    >
      {open && (
        <div className={classes.sheet}>
          <div className={classes.head}>
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
          </div>
          <div className={classes.body}>
            {description !== undefined && (
              <p id={descriptionId} className={classes.description}>
                {description}
              </p>
            )}
            {children}
          </div>
          {actions !== undefined && <footer className={classes.actions}>{actions}</footer>}
          {!locked && (
            // Last in the tab order, so that the first field receives the focus.
            <IconButton icon={mdiClose} label={messages.close} className={classes.close} onClick={onClose} />
          )}
        </div>
      )}
    </dialog>
  );
}
