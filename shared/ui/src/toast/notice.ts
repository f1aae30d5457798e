export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

/** The content of a toast. */
export interface ToastNotice {
  tone?: ToastTone | undefined;
  title: string;
  /** Cause and remedy. */
  detail?: string | undefined;
  /** «بازگردانی», «دیدن» */
  action?: { label: string; onSelect: () => void } | undefined;
  /** A notice with the id of a toast that is still shown is not shown twice. */
  id?: string | undefined;
}
