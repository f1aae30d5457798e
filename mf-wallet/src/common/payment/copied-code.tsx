import { useHost } from '@bazaar/host';
import { IconButton } from '@bazaar/ui/button';
import { mdiContentCopy } from '@mdi/js';
import styles from './copied-code.module.css';
import { messages } from './messages.ts';

/** A code with a button that copies it. */
export function CopiedCode({ code }: { code: string }) {
  const { toast } = useHost();
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    toast.show({ tone: 'success', title: messages.copied });
  };
  return (
    <span className={styles.code}>
      <bdi dir="ltr">{code}</bdi>
      <IconButton size="sm" icon={mdiContentCopy} label={messages.copy} onClick={() => void copy()} />
    </span>
  );
}
