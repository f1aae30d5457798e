import { Button } from '@bazaar/ui/button';
import { mdiShareVariantOutline } from '@mdi/js';
import { useId } from 'react';
import { messages } from './messages.ts';
import styles from './share-menu.module.css';

interface ShareMenuProps {
  page: { title: string; path: string };
  wide: boolean;
  size: 'sm' | 'md';
}

/** Places to which the address can be sent, where the device has no share sheet. */
export function ShareMenu({ page, wide, size }: ShareMenuProps) {
  const id = useId();
  const url = typeof window === 'undefined' ? page.path : window.location.origin + page.path;
  return (
    <span className={styles.place}>
      <Button {...{ wide, size }} icon={mdiShareVariantOutline} popoverTarget={id}>
        {messages.share}
      </Button>
      <ul id={id} popover="auto" className={styles.menu} aria-label={messages.shareMenu}>
        {targetsOf(page.title, url).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener" suppressHydrationWarning>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </span>
  );
}

function targetsOf(title: string, url: string) {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  const { telegram, whatsapp, email } = messages.shareTargets;
  return [
    { name: telegram, href: `https://t.me/share/url?url=${address}&text=${words}` },
    { name: whatsapp, href: `https://wa.me/?text=${words}%20${address}` },
    { name: email, href: `mailto:?subject=${words}&body=${address}` },
  ];
}
