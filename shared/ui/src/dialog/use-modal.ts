import { type RefObject, useEffect } from 'react';
import { lockScroll } from '../scroll-lock/index.ts';

/** Opens a `<dialog>` above everything while `open` is true, and returns the focus to the opener afterwards. */
export function useModal(dialogRef: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!open || dialog === null) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      if (dialog.open) dialog.close();
      // A dialog that is removed from the page while open does not return the focus by itself.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialogRef, open]);
}
