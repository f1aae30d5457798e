import { toast } from 'react-toastify/unstyled';
import type { ToastNotice } from './notice.ts';
import { ToastCard } from './toast-card.tsx';

/** Passes a notice to the library; one that arrives before the container waits there. */
export function presentToast(notice: ToastNotice): void {
  const tone = notice.tone ?? 'success';
  toast(({ closeToast }) => <ToastCard notice={notice} onDone={closeToast} />, {
    type: tone === 'danger' ? 'error' : tone,
    role: tone === 'danger' ? 'alert' : 'status',
    ...(notice.id === undefined ? {} : { toastId: notice.id }),
  });
}
