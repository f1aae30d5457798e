import { MAXIMUM_TRADE_LINES, TradeLineInput } from '@bazaar/contracts/trade';
import { formatNumber, isolate } from '@bazaar/locale';
import type { DraftForm, LineForm } from './draft-form.rules.ts';
import { faultMessages } from './fault-messages.ts';
import { readPrice, readProperties } from './line-texts.rules.ts';
import { messages } from './messages.ts';
import {
  FIELD_IDS,
  type KnownItem,
  type LineFaults,
  lineFieldId,
  lineName,
  type Problem,
} from './problems.rules.ts';
import { type ItemTerms, quantityFault } from './quantity.rules.ts';

/** What was found of a line. Lines keep their identity while others are typed in, so that typing checks one of them. */
const checkedLines = new WeakMap<LineForm, { known: KnownItem; faults: LineFaults }>();

/** What is wrong with a line, in words, by part. */
export function lineFaults(line: LineForm, known: KnownItem): LineFaults {
  const checked = checkedLines.get(line);
  if (checked?.known === known) {
    return checked.faults;
  }
  const faults = findLineFaults(line, known);
  checkedLines.set(line, { known, faults });
  return faults;
}

function findLineFaults(line: LineForm, known: KnownItem): LineFaults {
  return {
    ...(line.item === null ? textFaults(line) : {}),
    ...(known === 'gone' ? { title: faultMessages.gone } : {}),
    ...quantityText(line, known === 'gone' ? null : known),
    ...(readPrice(line.targetPrice) === undefined ? { targetPrice: faultMessages.price } : {}),
  };
}

function quantityText(line: LineForm, terms: ItemTerms | null): LineFaults {
  const fault = quantityFault(line.quantity, terms);
  if (fault === null) {
    return {};
  }
  const unit = isolate(line.unit);
  const [least, step] = [formatNumber(terms?.minOrder ?? 1), formatNumber(terms?.stepQuantity ?? 1)];
  const texts = {
    ...faultMessages.quantity,
    belowMinimum: faultMessages.belowMinimum(least, unit),
    betweenSteps: faultMessages.betweenSteps(least, step, unit),
  };
  return { quantity: texts[fault] };
}

function textFaults(line: LineForm): LineFaults {
  const input = {
    freeText: line.title.trim(),
    unitTitle: line.unit.trim(),
    properties: readProperties(line.properties),
    quantity: 1,
  };
  const parsed = TradeLineInput.safeParse(input);
  if (parsed.success) {
    return {};
  }
  const { length } = input.freeText;
  return {
    ...(length < 3 || length > 300 ? { title: faultMessages.title } : {}),
    ...(input.unitTitle === '' || input.unitTitle.length > 40 ? { unit: faultMessages.unit } : {}),
    ...(isWritable(input.properties) ? {} : { properties: faultMessages.properties }),
  };
}

function isWritable(properties: readonly { title: string; text: string }[]): boolean {
  return (
    properties.length <= 20 && properties.every(({ title, text }) => title.length <= 80 && text.length <= 200)
  );
}

interface Facts {
  /** What is known of an item, by its id. */
  knownItem(id: number): KnownItem;
  /** The day in Tehran, `YYYY-MM-DD`. */
  today: string;
}

/** Everything that prevents a form from being handed in, in the order of the steps. */
export function findProblems(form: DraftForm, { knownItem, today }: Facts): Problem[] {
  return [
    ...countProblems(form.lines.length),
    ...form.lines.flatMap((line, index) => {
      const known = line.item === null ? null : knownItem(line.item.id);
      return lineProblems(line, index, lineFaults(line, known));
    }),
    ...deliveryProblems(form, today),
  ];
}

function countProblems(count: number): Problem[] {
  if (count > 0 && count <= MAXIMUM_TRADE_LINES) {
    return [];
  }
  const text =
    count === 0 ? faultMessages.noLine : faultMessages.tooManyLines(formatNumber(MAXIMUM_TRADE_LINES));
  return [{ step: 'lines', fieldId: FIELD_IDS.addLine, text }];
}

function lineProblems(line: LineForm, index: number, faults: LineFaults): Problem[] {
  const name = lineName(line, index);
  return Object.entries(faults).map(([part, text]) => ({
    step: 'lines',
    fieldId: lineFieldId(line.key, part as keyof LineFaults),
    text: messages.lineProblem(name, text),
  }));
}

function deliveryProblems({ addressId, needBy }: DraftForm, today: string): Problem[] {
  const isLate = needBy === null || needBy <= today;
  return [
    ...(addressId === null ? [deliveryProblem(FIELD_IDS.address, faultMessages.noAddress)] : []),
    ...(isLate ? [deliveryProblem(FIELD_IDS.needBy, faultMessages.needBy)] : []),
  ];
}

function deliveryProblem(fieldId: string, text: string): Problem {
  return { step: 'delivery', fieldId, text };
}
