import { mdiChevronDown } from '@mdi/js';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import classes from './disclosure.module.css';

export interface DisclosureProps {
  /** With an id, `#id` in the address opens it. */
  id?: string | undefined;
  title: ReactNode;
  /** A count or a state at the end of the title. */
  meta?: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Items with the same name close each other. */
  name?: string | undefined;
  children: ReactNode;
}

/** A title that shows and hides its content; works before any script. Renders `<details>`. */
export function Disclosure({ id, title, meta, defaultOpen = false, name, children }: DisclosureProps) {
  const [open, setOpen] = useState(defaultOpen);
  useEffect(() => {
    if (id === undefined) return undefined;
    const follow = () => {
      if (isNamedBy(window.location.hash, id)) setOpen(true);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [id]);
  return (
    <details
      id={id}
      name={name}
      className={classes.item}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={classes.title}>
        <span>{title}</span>
        {meta !== undefined && <span className={classes.meta}>{meta}</span>}
        <Icon path={mdiChevronDown} className={classes.mark} />
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  );
}

/** Disclosures in one frame, separated by hairlines. */
export function DisclosureGroup({ children }: { children: ReactNode }) {
  return <div className={classes.group}>{children}</div>;
}

function isNamedBy(hash: string, id: string): boolean {
  return hash === `#${id}` || hash === `#${encodeURIComponent(id)}`;
}
