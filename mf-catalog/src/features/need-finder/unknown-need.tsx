import { links } from '@bazaar/contracts';
import type { NeedPart } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { LinkButton } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { Section } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { messages } from './messages.ts';
import { Examples } from './need-form.tsx';
import { NeedReading } from './need-reading.tsx';

const INSPECTION = { family: 'inspect', seed: 2, dimensionMm: null, code: null };

/** Shown when the catalogue has no such thing: advice, samples and the plain search. */
export function UnknownNeed({ need, parts }: { need: string; parts: readonly NeedPart[] }) {
  return (
    <>
      <Section title={messages.unknownTitle}>
        <EmptyState
          level={3}
          art={<ItemDrawing spec={INSPECTION} bare />}
          title={messages.unknown}
          actions={<LinkButton href={links.search(need.slice(0, 120))}>{messages.search}</LinkButton>}
        >
          {messages.unknownDetail}
        </EmptyState>
        <Card padded>
          <Examples />
        </Card>
      </Section>
      {parts.length > 0 && <NeedReading need={need} parts={parts} ignored={[]} />}
    </>
  );
}
