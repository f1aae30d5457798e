import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import classes from './help.module.css';
import { HelpContext, type HelpTopic } from './help-context.ts';
import { HelpFrame } from './help-frame.tsx';

export interface HelpProviderProps {
  /** The text itself, in the frame of the panel. */
  panel: (topic: HelpTopic) => ReactNode;
  /** The address of the same text as a page of its own. */
  hrefOf: (uniqueId: string) => string;
  /** The panel lies over the end of the page also where there is room beside the form. */
  isOver?: boolean | undefined;
  /** The form whose fields have help buttons; it stays usable while the panel is open. */
  children: ReactNode;
}

/** A form and the place of its help panel: beside it where there is room, above its end side or its foot elsewhere. */
export function HelpProvider({ panel, hrefOf, isOver, children }: HelpProviderProps) {
  const panelId = useId();
  const [topic, setTopic] = useState<HelpTopic | null>(null);
  const trigger = useRef<HTMLElement>(null);
  const close = () => {
    setTopic(null);
    trigger.current?.focus();
  };
  const opened = topic?.uniqueId ?? null;
  const control = useMemo(
    () => ({
      panelId,
      opened,
      toggle: (asked: HelpTopic, from: HTMLElement) => {
        trigger.current = from;
        setTopic((before) => (before?.uniqueId === asked.uniqueId ? null : asked));
      },
    }),
    [panelId, opened],
  );
  return (
    <HelpContext value={control}>
      <div className={classes.layout} data-open={topic !== null} data-over={isOver}>
        <div className={classes.form}>{children}</div>
        {topic !== null && (
          <HelpFrame id={panelId} topic={topic} href={hrefOf(topic.uniqueId)} onClose={close}>
            {panel(topic)}
          </HelpFrame>
        )}
      </div>
    </HelpContext>
  );
}
