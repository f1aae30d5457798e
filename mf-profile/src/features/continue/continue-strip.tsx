import { links } from '@bazaar/contracts';
import type { UnreadThread } from '@bazaar/contracts/notification';
import type { TradeStatus } from '@bazaar/contracts/trade';
import { formatNumber } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiChevronLeft } from '@mdi/js';
import type { ReactNode } from 'react';
import type { PresentVisit } from '../../common/visit/present-visit.ts';
import { type Answer, Cell } from './cell.tsx';
import styles from './continue-strip.module.css';
import { LastVisits } from './last-visits.tsx';
import { messages } from './messages.ts';
import { openRequests } from './open-requests.rules.ts';

/** States that the first cell lists; the others are summed up in one line. */
const STATES_SHOWN = 2;

interface ContinueStripProps {
  requests: Answer<readonly { status: TradeStatus; count: number }[]>;
  statusTitles: Readonly<Record<string, string>>;
  unread: Answer<{ unreadCount: number; threads: readonly UnreadThread[] }>;
  favorites: Answer<number>;
  visits: Answer<readonly PresentVisit[]>;
}

/** Unfinished work in one frame: requests by state, messages, favorites, and last visits. */
export function ContinueStrip(props: ContinueStripProps) {
  return (
    <section className={styles.strip} aria-labelledby="home-continue">
      <header className={styles.head}>
        <h2 id="home-continue" className={styles.title}>
          {messages.title}
        </h2>
        <More href={links.profile()}>{messages.panel}</More>
      </header>
      <div className={styles.cells}>
        <Cell title={messages.requests} response={props.requests}>
          {(counts) => <Requests counts={counts} titles={props.statusTitles} />}
        </Cell>
        <Cell title={messages.messages} response={props.unread}>
          {(unread) => <Messages {...unread} />}
        </Cell>
        <Cell title={messages.favorites} response={props.favorites}>
          {(count) => (
            <>
              <Figure value={count} />
              {count === 0 ? (
                <p className={styles.note}>{messages.noFavorites}</p>
              ) : (
                <More href={links.favorites()}>{messages.toFavorites}</More>
              )}
            </>
          )}
        </Cell>
        <Cell title={messages.visits} response={props.visits} wide>
          {(visits) => <LastVisits visits={visits} />}
        </Cell>
      </div>
    </section>
  );
}

interface RequestsProps {
  counts: readonly { status: TradeStatus; count: number }[];
  titles: Readonly<Record<string, string>>;
}

function Requests({ counts, titles }: RequestsProps) {
  const { total, states, otherCount } = openRequests(counts, STATES_SHOWN);
  if (total === 0) {
    return (
      <>
        <p className={styles.note}>{messages.noRequests}</p>
        <More href={links.needFinder()}>{messages.toNeed}</More>
      </>
    );
  }
  return (
    <>
      <Figure value={total} />
      <dl className={styles.states}>
        {states.map(({ status, count }) => (
          <State key={status} title={titles[status] ?? status} count={count} />
        ))}
        {otherCount > 0 && <State title={messages.otherStates} count={otherCount} />}
      </dl>
    </>
  );
}

function State({ title, count }: { title: string; count: number }) {
  return (
    <div className={styles.state}>
      <dt>{title}</dt>
      <dd>{formatNumber(count)}</dd>
    </div>
  );
}

function Messages({ unreadCount, threads }: { unreadCount: number; threads: readonly UnreadThread[] }) {
  const [latest] = threads;
  return (
    <>
      <Figure value={unreadCount} />
      {latest === undefined ? (
        <p className={styles.note}>{messages.noMessages}</p>
      ) : (
        <>
          <p className={styles.line}>
            <bdi>{latest.counterpartName}</bdi>: <bdi>{latest.subject}</bdi>
          </p>
          <More href={links.profile()}>{messages.toMessages}</More>
        </>
      )}
    </>
  );
}

function Figure({ value }: { value: number }) {
  return <p className={styles.figure}>{formatNumber(value)}</p>;
}

function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={styles.more} href={href}>
      {children}
      <Icon path={mdiChevronLeft} size="sm" />
    </Link>
  );
}
