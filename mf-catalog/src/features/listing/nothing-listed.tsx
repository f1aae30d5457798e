import { links } from '@bazaar/contracts';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages } from './messages.ts';

interface NothingListedProps {
  /** Link to the nearest place that is not empty. */
  way: { href: string; label: string };
  children?: string;
}

/** Shown for a list that has no items yet. */
export function NothingListed({ way, children = messages.empty }: NothingListedProps) {
  return (
    <EmptyState
      title={messages.emptyTitle}
      actions={
        <>
          <LinkButton kind="ink" href={way.href}>
            {way.label}
          </LinkButton>
          <LinkButton href={links.home()}>{messages.toHome}</LinkButton>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
