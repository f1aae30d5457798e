import { mdiHelpCircleOutline } from '@mdi/js';
import { use } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './help.module.css';
import { HelpContext, type HelpTopic } from './help-context.ts';
import { messages } from './messages.ts';

export type HelpButtonProps = HelpTopic;

/** «؟» beside the label of a hard field: opens its help text in the panel, or closes it. Nothing is fetched before. */
export function HelpButton(topic: HelpButtonProps) {
  const control = use(HelpContext);
  if (control === null) {
    return null;
  }
  const isOpen = control.opened === topic.uniqueId;
  const label = messages.about(topic.label);
  return (
    <button
      type="button"
      className={classes.button}
      title={label}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? control.panelId : undefined}
      onClick={(event) => control.toggle(topic, event.currentTarget)}
    >
      <Icon path={mdiHelpCircleOutline} size="sm" />
    </button>
  );
}
