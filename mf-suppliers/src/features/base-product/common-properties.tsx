import type { BaseProductProperty } from '@bazaar/contracts/product';
import { toFact } from '@bazaar/listing';
import { Card } from '@bazaar/ui/card';
import { Section } from '@bazaar/ui/container';
import { type Fact, FactRows } from '@bazaar/ui/facts';
import { Fragment } from 'react';
import { messages } from './messages.ts';

/** The properties of the offers: the smallest to the largest value of a measure, or the choices that exist. */
export function CommonProperties({ properties }: { properties: readonly BaseProductProperty[] }) {
  return (
    <Section title={messages.properties} note={messages.propertiesNote}>
      <Card>
        <FactRows kind="lined" facts={properties.map(propertyFact)} />
      </Card>
    </Section>
  );
}

/** A property of the offers as a label–value pair. */
export function propertyFact({ title, min, max, unitSymbol, choices }: BaseProductProperty): Fact {
  if (min === null) {
    return { label: title, value: <Choices words={choices} /> };
  }
  const maxValue = max === min ? null : max;
  return toFact({ title, value: min, maxValue, unitSymbol, text: null, isCode: false });
}

/** Each value is isolated for bidirectional text: some are Latin codes. */
function Choices({ words }: { words: readonly string[] }) {
  return words.map((word, index) => (
    <Fragment key={word}>
      {index > 0 && '، '}
      <bdi>{word}</bdi>
    </Fragment>
  ));
}
