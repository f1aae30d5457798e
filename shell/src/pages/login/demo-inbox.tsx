import { type ApiClient, isApiError } from '@bazaar/api';
import { type DemoMessage, listDemoMessages } from '@bazaar/contracts/auth';
import { useHost } from '@bazaar/host';
import { toPersianDigits } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Icon } from '@bazaar/ui/icon';
import { mdiContentCopy, mdiFormTextboxPassword, mdiMessageProcessingOutline } from '@mdi/js';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './demo-inbox.module.css';
import { messages } from './messages.ts';
import type { SentCode } from './sent-code.ts';

const POLL_MS = 2000;
/** Tolerance for a service's clock that runs behind the browser's. */
const CLOCK_SKEW_MS = 60_000;

interface DemoInboxResponse {
  /** False where the inbox does not exist: it is requested once and never again. */
  isDemo: boolean;
  message: DemoMessage | null;
}

function demoInboxQuery(api: ApiClient, { requestId, sentAt }: Pick<SentCode, 'requestId' | 'sentAt'>) {
  return queryOptions({
    queryKey: ['shell', 'demo-messages', requestId] as const,
    queryFn: async ({ signal }): Promise<DemoInboxResponse> => {
      try {
        const all = await api.call(listDemoMessages, { query: { requestId }, signal });
        const message = all.find((other) => Date.parse(other.sentAt) > sentAt - CLOCK_SKEW_MS) ?? null;
        return { isDemo: true, message };
      } catch (error) {
        if (isApiError(error) && error.status === 404) {
          return { isDemo: false, message: null };
        }
        throw error;
      }
    },
    refetchInterval: ({ state: { data } }) => (data && (!data.isDemo || data.message) ? false : POLL_MS),
    retry: false,
    gcTime: 0,
  });
}

interface DemoInboxProps {
  sent: SentCode;
  onUse: (code: string) => void;
}

/** The demo's replacement for a phone: the message with the code, beside the form. Renders nothing elsewhere. */
export function DemoInbox({ sent, onUse }: DemoInboxProps) {
  const { api } = useHost();
  const message = useQuery(demoInboxQuery(api, sent)).data?.message;
  const [isCopied, setCopied] = useState(false);
  if (!message) {
    return null;
  }
  const copy = async () => {
    await navigator.clipboard.writeText(message.code);
    setCopied(true);
  };
  return (
    <aside className={styles.message} aria-label={messages.demoLabel(toPersianDigits(message.code))}>
      <header className={styles.head}>
        <Icon path={mdiMessageProcessingOutline} size="sm" />
        <span>{messages.demoTitle}</span>
        <span className={styles.time}>{messages.demoNow}</span>
      </header>
      <p>
        {messages.demoText} <b className={styles.code}>{toPersianDigits(message.code)}</b>
      </p>
      <div className={styles.actions}>
        <Button size="sm" icon={mdiFormTextboxPassword} onClick={() => onUse(message.code)}>
          {messages.demoUse}
        </Button>
        <Button
          kind="text"
          size="sm"
          icon={mdiContentCopy}
          onClick={() => void copy().catch(() => undefined)}
        >
          {isCopied ? messages.demoCopied : messages.demoCopy}
        </Button>
      </div>
    </aside>
  );
}
