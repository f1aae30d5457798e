import { NEVER_STALE } from '@bazaar/api/stale-times';
import { listMeasurementUnits, type MeasurementUnit, type ProductFact } from '@bazaar/contracts/product';
import { type Host, useHost } from '@bazaar/host';
import { toFact } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { type Fact, FactRows } from '@bazaar/ui/facts';
import { UnitSelect } from '@bazaar/ui/select';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './converted-facts.module.css';
import { lazyMessages } from './lazy-messages.ts';
import { messages } from './messages.ts';
import { inUnit, unitOf, unitsLike } from './units.rules.ts';

const DECIMALS = 6;

function unitsQuery(api: Host['api']) {
  return queryOptions({
    queryKey: ['suppliers', 'units'] as const,
    queryFn: ({ signal }) => api.call(listMeasurementUnits, { signal }),
    staleTime: NEVER_STALE,
  });
}

/** Loads the units ahead, so that the table stays in place until they have arrived. */
export function loadUnits({ api, queryClient }: Pick<Host, 'api' | 'queryClient'>): Promise<unknown> {
  return queryClient.ensureQueryData(unitsQuery(api));
}

/**
 * The specification with a unit choice at every number that has alternatives; one choice applies to all numbers of
 * the same physical quantity.
 */
export function ConvertedFacts({ facts }: { facts: readonly ProductFact[] }) {
  const { data } = useSuspenseQuery(unitsQuery(useHost().api));
  const [chosen, setChosen] = useState<Readonly<Record<number, MeasurementUnit>>>({});
  const choose = (unit: MeasurementUnit) => setChosen({ ...chosen, [unit.quantityId]: unit });
  const rows = facts.map((fact): Fact => {
    const given = unitOf(data.units, fact);
    const choices = given === undefined ? [] : unitsLike(data.units, given);
    if (given === undefined || choices.length < 2) {
      return toFact(fact);
    }
    const shown = chosen[given.quantityId] ?? given;
    return {
      label: fact.title,
      value: <ConvertedValue fact={inUnit(fact, given, shown)} choices={choices} onChoose={choose} />,
    };
  });
  return <FactRows kind="lined" facts={rows} />;
}

interface ConvertedValueProps {
  fact: ProductFact;
  choices: readonly MeasurementUnit[];
  onChoose: (unit: MeasurementUnit) => void;
}

function ConvertedValue({ fact, choices, onChoose }: ConvertedValueProps) {
  const choose = (symbol: string) => {
    const unit = choices.find((candidate) => candidate.symbol === symbol);
    if (unit !== undefined) {
      onChoose(unit);
    }
  };
  return (
    <span className={styles.value}>
      <bdi dir="rtl" aria-live="polite">
        {figureOf(fact)}
      </bdi>
      <UnitSelect
        label={lazyMessages.unitOf(fact.title)}
        value={fact.unitSymbol ?? ''}
        units={choices.map(({ symbol }) => symbol)}
        onChange={choose}
      />
    </span>
  );
}

function figureOf({ value, maxValue }: ProductFact): string {
  const written = (figure: number) => formatNumber(figure, { maximumFractionDigits: DECIMALS });
  if (value === null) {
    return '—';
  }
  return maxValue === null ? written(value) : messages.fromTo(written(value), written(maxValue));
}
