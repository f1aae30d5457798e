import { type RefObject, useEffect } from 'react';
import { lockScroll } from '../scroll-lock/index.ts';

/** Opens a `<dialog>` above everything while `open` holds, and gives the focus back to the opener afterwards. */
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
      // A dialog removed from the page while open does not give the focus back by itself.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialogRef, open]);
}
