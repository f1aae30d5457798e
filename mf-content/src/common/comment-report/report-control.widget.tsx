import { useLazyComponent } from '@bazaar/actions';
import type { CommentId } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { Icon } from '@bazaar/ui/icon';
import { mdiCheck, mdiFlagOutline } from '@mdi/js';
import { useState } from 'react';
import { messages } from './messages.ts';

const FAILURE = { title: messages.openFailed, detail: messages.openFailedDetail };

const loadDialog = () => import('./comment-report-dialog.widget.tsx');

interface ReportControlProps {
  id: CommentId;
  /** Whose comment it is, isolated. */
  name: string;
  className: string | undefined;
}

/** Reports a comment of somebody else. The form loads on demand; a visitor signs in first. */
export function ReportControl({ id, name, className }: ReportControlProps) {
  const host = useHost();
  const { status } = host.useSession();
  const dialog = useLazyComponent(loadDialog, FAILURE);
  const [isSent, setSent] = useState(false);
  const press = () => {
    if (isSent) {
      return;
    }
    if (status === 'signed-in') {
      void dialog.open();
    } else if (status === 'signed-out') {
      host.signIn({ loginPerPage: true, reason: 'report' });
    }
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={isSent ? undefined : messages.openOf(name)}
        aria-busy={dialog.isLoading}
        aria-disabled={isSent}
        onClick={press}
      >
        <Icon path={isSent ? mdiCheck : mdiFlagOutline} size="sm" />
        {isSent ? messages.done : messages.open}
      </button>
      {dialog.LazyComponent && dialog.isOpen && (
        <dialog.LazyComponent
          id={id}
          name={name}
          onSent={() => {
            setSent(true);
            dialog.close();
          }}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
