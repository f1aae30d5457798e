import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { PrintButton } from '@bazaar/ui/print-button';
import { mdiCheck, mdiContentCopy } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import styles from './feedback-state-view.module.css';
import { messages } from './messages.ts';

interface TrackingCodeCardProps {
  code: string;
  /** Selects the code when it is first shown. */
  isSelected: boolean;
}

/** The code of a letter, large, to be copied or printed. */
export function TrackingCodeCard({ code, isSelected }: TrackingCodeCardProps) {
  const { toast } = useHost();
  const place = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (isSelected && place.current !== null) {
      window.getSelection()?.selectAllChildren(place.current);
    }
  }, [isSelected]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      toast.show({ tone: 'warning', title: messages.copyFailed });
    }
  };
  return (
    <Card padded>
      <div className={styles.codeCard}>
        <p>
          <span className={styles.codeLabel}>{messages.code}</span>
          <br />
          <bdi ref={place} dir="ltr" className={styles.code}>
            {code}
          </bdi>
        </p>
        <div className={styles.codeActions} data-print="hide">
          <Button icon={isCopied ? mdiCheck : mdiContentCopy} onClick={() => void copy()}>
            <span role="status">{isCopied ? messages.copied : messages.copy}</span>
          </Button>
          <PrintButton compact />
        </div>
      </div>
    </Card>
  );
}
