import { formatNumber } from '@bazaar/locale';
import { TextField } from '@bazaar/ui/input';
import { LinkTabs } from '@bazaar/ui/tabs';
import { mdiMagnify } from '@mdi/js';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { type MessagesView, messagesHref } from './messages.address.ts';
import { messages } from './messages.ts';
import styles from './thread-filter.module.css';

const TABS = [null, 'unread', 'TradeRequest', 'SupplierProduct', 'Supplier'] as const;

interface ThreadFilterProps {
  view: MessagesView;
  unreadCount: number | undefined;
}

/** Narrows the list of threads: words, and what the threads are about. Both are in the address. */
export function ThreadFilter({ view, unreadCount }: ThreadFilterProps) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(messagesHref({ ...view, term, page: 1 }));
  };
  return (
    <div className={styles.filter}>
      {/* The key gives a field that the address has changed, by a link or by the back button, its new words. */}
      {/* biome-ignore lint/a11y/useSemanticElements: <search> holds no form of its own, and older readers do not know it */}
      <form key={view.term} role="search" className={styles.search} onSubmit={search}>
        <TextField
          label={messages.search}
          labelHidden
          type="search"
          name="q"
          icon={mdiMagnify}
          placeholder={messages.searchHint}
          defaultValue={view.term}
          maxLength={100}
          enterKeyHint="search"
        />
      </form>
      <LinkTabs label={messages.tabs} items={TABS.map((about) => tabOf(about, view, unreadCount))} />
    </div>
  );
}

function tabOf(about: MessagesView['about'], view: MessagesView, unreadCount = 0) {
  return {
    href: messagesHref({ ...view, about, page: 1 }),
    label: messages.tabNames[about ?? 'all'],
    current: about === view.about,
    ...(about === 'unread' && unreadCount > 0 && { count: formatNumber(unreadCount) }),
  };
}
