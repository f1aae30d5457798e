import { Logo } from '@bazaar/ui/logo';
import { useEffect, useRef } from 'react';
import { messages } from './messages.ts';
import styles from './print-letterhead.module.css';

/** The head of a printed page: the site's name, the page's address, and when it was printed. */
export function PrintLetterhead() {
  const address = useRef<HTMLElement>(null);
  const time = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Written when printing begins, and not rendered: neither is known to the server.
    const write = () => {
      address.current?.replaceChildren(readableAddress());
      time.current?.replaceChildren(messages.printedAt(jalaliNow()));
    };
    window.addEventListener('beforeprint', write);
    return () => window.removeEventListener('beforeprint', write);
  }, []);
  return (
    <div className={styles.letterhead} data-print="only">
      <div className={styles.line}>
        <Logo />
        <p ref={time} className={styles.time} />
      </div>
      <bdi ref={address} dir="ltr" className={styles.address} />
    </div>
  );
}

/** The browser's own calendar: the site's would be loaded by every page for paper alone. */
function jalaliNow(): string {
  const now = new Date();
  const inTehran = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('fa-IR-u-ca-persian', { ...options, timeZone: 'Asia/Tehran' }).format(now);
  return messages.dateAndTime(inTehran({ dateStyle: 'long' }), inTehran({ timeStyle: 'short' }));
}

/** The name that follows a number in an address: nothing needs it, and on paper it would be typed letter by letter. */
const NAME_AFTER_NUMBER = /(?<=\/\d+)\/[^/]+$/;

/** The address as a reader types it: without a name, and with Persian letters instead of their codes. */
function readableAddress(): string {
  const { origin, pathname, search } = window.location;
  const address = origin + pathname.replace(NAME_AFTER_NUMBER, '') + search;
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
