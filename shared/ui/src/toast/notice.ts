export type ToastTone = 'success' | 'info' | 'warning' | 'danger';

/** What a toast says. */
export interface ToastNotice {
  tone?: ToastTone | undefined;
  title: string;
  /** Cause and remedy. */
  detail?: string | undefined;
  /** «بازگردانی», «دیدن» */
  action?: { label: string; onSelect: () => void } | undefined;
  /** A notice with the id of one that stands is not shown twice. */
  id?: string | undefined;
}
