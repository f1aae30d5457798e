import { mdiAlertCircleOutline, mdiCheckCircle, mdiInformationOutline, mdiShieldAlertOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './note.module.css';

export type NoteTone = 'accent' | 'success' | 'warning' | 'danger' | 'info';

const TONE_ICONS: Record<NoteTone, string> = {
  accent: mdiInformationOutline,
  info: mdiInformationOutline,
  success: mdiCheckCircle,
  warning: mdiShieldAlertOutline,
  danger: mdiAlertCircleOutline,
};

export interface NoteProps {
  tone?: NoteTone | undefined;
  icon?: string | undefined;
  /** It appeared after an action of the reader: danger is then announced at once, the others politely. */
  announced?: boolean | undefined;
  children: ReactNode;
}

/** A sentence or two, set apart on a soft background. */
export function Note({ tone = 'info', icon = TONE_ICONS[tone], announced, children }: NoteProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className={classes.note} data-tone={tone} role={announced ? role : undefined}>
      <Icon path={icon} />
      <div className={classes.text}>{children}</div>
    </div>
  );
}
