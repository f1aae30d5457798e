export type { ToastNotice, ToastTone } from './notice.ts';
export { showToast, ToastHost } from './toast-host.tsx';
