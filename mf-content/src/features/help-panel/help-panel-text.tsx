import { links } from '@bazaar/contracts';
import type { HelpItem } from '@bazaar/contracts/content';
import { formatJalaliLong } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/input';
import { TimeText } from '@bazaar/ui/time';
import { mdiMagnify } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { RichText } from '../../common/reading/rich-text.tsx';
import { Usefulness } from '../../common/usefulness/usefulness.widget.tsx';
import styles from './help-panel.module.css';
import { messages } from './messages.ts';

interface HelpPanelTextProps {
  item: HelpItem;
  marked: string | undefined;
  /** It has taken the place of another text. */
  takesFocus: boolean;
  /** Opens another text in the panel. */
  onOpen: (uniqueId: string) => void;
}

/** The text in the panel. What leads away from it opens in another tab, so that the form stays. */
export function HelpPanelText({ item, marked, takesFocus, onOpen }: HelpPanelTextProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) {
      title.current?.focus();
    }
  }, [takesFocus]);
  return (
    <div className={styles.panel}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers without the element search would show no landmark */}
      <form
        role="search"
        action={links.helpSearch()}
        target="_blank"
        className={styles.search}
        rel="noopener"
      >
        <TextField
          name="q"
          type="search"
          icon={mdiMagnify}
          label={messages.search}
          labelHidden
          placeholder={messages.search}
          maxLength={60}
          autoComplete="off"
        />
      </form>
      <div>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          <bdi>{item.title}</bdi>
        </h3>
        <p className={styles.updated}>
          <TimeText dateTime={item.updatedAt}>
            {messages.updatedAt(formatJalaliLong(item.updatedAt))}
          </TimeText>
        </p>
      </div>
      <div className={styles.text}>
        <RichText nodes={item.body} marked={marked} isBesideForm />
      </div>
      <Usefulness
        objectType="HelpItem"
        objectId={item.id}
        useful={item.useful}
        pagePath={links.help(item.uniqueId)}
      />
      <ul className={styles.links}>
        {item.related.map((other) => (
          <li key={other.uniqueId}>
            <Button kind="text" size="sm" onClick={() => onOpen(other.uniqueId)}>
              <bdi>{other.title}</bdi>
            </Button>
          </li>
        ))}
        <li>
          <a href={links.feedback(links.help(item.uniqueId))} target="_blank" rel="noopener">
            {messages.ask}
          </a>
        </li>
      </ul>
    </div>
  );
}
