import { mdiAlertCircleOutline, mdiRefresh } from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { messages } from './messages.ts';
import classes from './region-error.module.css';

export interface RegionErrorProps {
  title?: string | undefined;
  /** One line: what failed, and that the rest of the page works. */
  cause: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** At least as high as the first row of the skeleton it replaces: sm 88, md 180, lg 340. */
  height?: 'sm' | 'md' | 'lg' | undefined;
}

/** Shown in place of a region that failed, with a retry; adjacent regions are not affected. */
export function RegionError({
  title = messages.title,
  cause,
  onRetry,
  retrying = false,
  height = 'sm',
}: RegionErrorProps) {
  return (
    <div className={classes.region} data-height={height} role="alert">
      <span className={classes.tile}>
        <Icon path={mdiAlertCircleOutline} />
      </span>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.cause}>{cause}</p>
      </div>
      {onRetry !== undefined && (
        <Button icon={mdiRefresh} busy={retrying} busyLabel={messages.retrying} onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
