import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToastNotice } from './notice.ts';
import { demandToasts, isDemanded, subscribeToDemand } from './toast-demand.ts';

const ToastArea = lazy(async () => ({ default: (await import('./toast-library.ts')).ToastArea }));

/** Where toasts appear. Mounted once, by the shell; empty on the server and until the first toast is requested. */
export function ToastHost() {
  const demanded = useSyncExternalStore(subscribeToDemand, isDemanded, () => false);
  return demanded ? (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  ) : null;
}

/** Shows a toast; the library is loaded with the first one. */
export async function showToast(notice: ToastNotice): Promise<void> {
  demandToasts();
  const { presentToast } = await import('./toast-library.ts');
  presentToast(notice);
}
