import { mdiClose, mdiHelpCircleOutline, mdiOpenInNew } from '@mdi/js';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import classes from './help.module.css';
import type { HelpTopic } from './help-context.ts';
import { messages } from './messages.ts';

interface HelpFrameProps {
  id: string;
  topic: HelpTopic;
  href: string;
  onClose: () => void;
  children: ReactNode;
}

/** The panel: its heading takes the focus when it opens and when another text takes its place; Esc closes it. */
export function HelpFrame({ id, topic, href, onClose, children }: HelpFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with each text, not with each render
  useEffect(() => heading.current?.focus(), [topic.uniqueId]);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // Wherever the focus is: a button in the panel that was pressed may be gone. A dialog above has its own Esc.
    const closeByKey = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) {
        close();
      }
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, []);
  return (
    <aside id={id} className={classes.panel} aria-labelledby={`${id}-title`}>
      <header className={classes.head}>
        <Icon path={mdiHelpCircleOutline} size="sm" />
        <h2 ref={heading} id={`${id}-title`} className={classes.title} tabIndex={-1}>
          {messages.title(topic.label)}
        </h2>
        <a className={classes.whole} href={href} target="_blank" rel="noopener">
          <Icon path={mdiOpenInNew} size="sm" />
          {messages.whole}
        </a>
        <IconButton icon={mdiClose} size="sm" label={messages.close} onClick={onClose} />
      </header>
      <div className={classes.body}>{children}</div>
    </aside>
  );
}
