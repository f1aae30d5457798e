import { links } from '@bazaar/contracts';
import { ItemDrawing } from '@bazaar/drawing';
import { LinkButton } from '@bazaar/ui/button';
import { Section } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages } from './messages.ts';

const INSPECTION = { family: 'inspect', seed: 2, dimensionMm: null, code: null };

/** Shown when no category was recognized: advice, and the plain search. */
export function UnknownNeed({ need }: { need: string }) {
  return (
    <Section title={messages.understood}>
      <EmptyState
        level={3}
        art={<ItemDrawing spec={INSPECTION} bare />}
        title={messages.unknownTitle}
        actions={<LinkButton href={links.search(need)}>{messages.search}</LinkButton>}
      >
        {messages.unknown}
      </EmptyState>
    </Section>
  );
}
