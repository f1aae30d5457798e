import { profileLinks } from '@bazaar/contracts';
import { Drawing } from '@bazaar/drawing';
import { Button, LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages } from './messages.ts';

const words = messages.agents;

/** Shown while nobody but the owner acts for the company. */
export function NoAgents({ onInvite }: { onInvite: () => void }) {
  return (
    <EmptyState
      art={<Drawing family="doc" seed="agents" bare />}
      title={words.emptyTitle}
      actions={<Button onClick={onInvite}>{messages.invite}</Button>}
    >
      {words.empty}
    </EmptyState>
  );
}

/** Shown to a user without a company, whom nobody can act for. */
export function NoCompany() {
  return (
    <EmptyState
      title={words.noCompanyTitle}
      actions={
        <LinkButton kind="primary" href={profileLinks.personalInfo()}>
          {words.toPersonalInfo}
        </LinkButton>
      }
    >
      {words.noCompany}
    </EmptyState>
  );
}
