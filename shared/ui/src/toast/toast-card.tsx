import { mdiAlertCircle, mdiCheckCircle, mdiClose, mdiInformation } from '@mdi/js';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { messages } from './messages.ts';
import type { ToastNotice, ToastTone } from './notice.ts';
import classes from './toast.module.css';

const TONE_ICONS: Record<ToastTone, string> = {
  success: mdiCheckCircle,
  info: mdiInformation,
  warning: mdiAlertCircle,
  danger: mdiAlertCircle,
};

export interface ToastCardProps {
  notice: ToastNotice;
  onDone: () => void;
}

/** The content of one toast. */
export function ToastCard({ notice, onDone }: ToastCardProps) {
  const { tone = 'success', title, detail, action } = notice;
  const act = () => {
    action?.onSelect();
    onDone();
  };
  return (
    <div className={classes.card} data-tone={tone}>
      <Icon path={TONE_ICONS[tone]} />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {detail !== undefined && <p className={classes.detail}>{detail}</p>}
        {action !== undefined && (
          <button type="button" className={classes.action} onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon={mdiClose} size="sm" label={messages.close} onClick={onDone} />
    </div>
  );
}
