import { messages } from './messages.ts';
import classes from './navigation-progress.module.css';

/** The thin bar above the page while the next one is loading. */
export function NavigationProgress({ active }: { active: boolean }) {
  return active ? (
    <div className={classes.track} role="progressbar" aria-label={messages.label}>
      <span className={classes.bar} />
    </div>
  ) : null;
}
