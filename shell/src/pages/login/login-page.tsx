import { HomeAssembly } from '@bazaar/drawing/assembly';
import { useHost } from '@bazaar/host';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { Logo } from '@bazaar/ui/logo';
import { Note } from '@bazaar/ui/note';
import { mdiArrowLeft, mdiLockOutline } from '@mdi/js';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { CodeStep } from './code-step.tsx';
import { DemoInbox } from './demo-inbox.tsx';
import styles from './login-page.module.css';
import { messages } from './messages.ts';
import { PhoneStep } from './phone-step.tsx';
import type { SentCode } from './sent-code.ts';
import { useArrival } from './use-arrival.ts';

/** `/users/login`: phone number, then the code sent to it, on one route. */
export function LoginPage() {
  const { links } = useHost();
  const [query] = useSearchParams();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const arrival = useArrival(query.get('redirectPath'));
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.head}>
          <Link href={links.home()} className={styles.logo}>
            <Logo />
          </Link>
          <Link href={links.home()} className={styles.back}>
            {messages.backToSite}
            <Icon path={mdiArrowLeft} size="sm" />
          </Link>
        </header>
        <div className={styles.form}>
          <SignInReason isPartOfPage={query.get('loginPerPage') === 'true'} reason={query.get('reason')} />
          {sent === null ? (
            <PhoneStep phone={phone} onPhone={setPhone} onSent={setSent} />
          ) : (
            <CodeStep
              key={sent.requestId}
              sent={sent}
              code={code}
              onCode={setCode}
              onSent={setSent}
              onEdit={() => setSent(null)}
              onSignedIn={arrival.arrive}
            />
          )}
        </div>
        <Terms />
      </div>
      <div className={styles.art}>
        <div className={styles.drawing}>
          <HomeAssembly links={[]} />
        </div>
        {sent !== null && <DemoInbox key={sent.requestId} sent={sent} onUse={setCode} />}
      </div>
    </div>
  );
}

interface SignInReasonProps {
  /** The visitor was sent here for a part of a page. */
  isPartOfPage: boolean;
  reason: string | null;
}

/** What the visitor was about to do; a general sentence for a part of a page whose reason is not known. */
function SignInReason({ isPartOfPage, reason }: SignInReasonProps) {
  const text = reasonText(reason) ?? (isPartOfPage ? messages.whyPerPage : null);
  return (
    text !== null && (
      <Note tone="accent" icon={mdiLockOutline}>
        {text}
      </Note>
    )
  );
}

function reasonText(reason: string | null): string | null {
  const { reasons } = messages;
  return reason !== null && Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : null;
}

function Terms() {
  const { config, links } = useHost();
  return (
    <p className={styles.terms}>
      {messages.acceptStart}{' '}
      <Link href={links.content(config.pageIds.policy, config.uniquePageNames.policy)}>
        {messages.acceptTerms}
      </Link>{' '}
      {messages.acceptAnd}{' '}
      <Link href={links.staticPage(config.uniquePageNames.privacy)}>{messages.acceptPrivacy}</Link>{' '}
      {messages.acceptEnd}
    </p>
  );
}
