import { links } from '@bazaar/contracts';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages } from './messages.ts';

interface NothingListedProps {
  /** The nearest place that is not empty. */
  way: { href: string; label: string };
  children?: string;
}

/** In the place of a list in which nobody has listed anything yet. */
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
