import { orderProblem } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { messages } from '../messages.ts';

/** A line with what readiness depends on: the item's rules, or null for a line in the buyer's own words. */
export interface CheckedLine {
  readonly quantity: number;
  readonly unitTitle: string;
  readonly item: {
    readonly minOrder: number;
    readonly stepQuantity: number;
    /** Whether the item is listed and belongs to the supplier of the request. */
    readonly isOffered: boolean;
  } | null;
}

export interface ReadinessFacts {
  readonly lines: readonly CheckedLine[];
  readonly hasAddress: boolean;
  /** `YYYY-MM-DD` */
  readonly needBy: string | null;
  /** The day in Tehran, `YYYY-MM-DD`. */
  readonly today: string;
  readonly isProfileComplete: boolean;
  /** False when the sum is too large. */
  readonly isCountable: boolean;
}

/** Everything that prevents a request from being handed in, by field, with what to do; empty when it is ready. */
export function findFaults(facts: ReadinessFacts): Record<string, string[]> {
  const { needBy, today } = facts;
  const faults: (readonly [field: string, message: string | null])[] = [
    ...facts.lines.flatMap(lineFaults),
    ['lines', facts.lines.length === 0 ? messages.fault.noLine : null],
    ['lines', facts.isCountable ? null : messages.fault.tooMuch],
    ['deliveryAddressId', facts.hasAddress ? null : messages.fault.noAddress],
    ['needBy', needBy !== null && needBy > today ? null : messages.fault.needBy],
    ['profile', facts.isProfileComplete ? null : messages.fault.profile],
  ];
  const errors: Record<string, string[]> = {};
  for (const [field, message] of faults) {
    if (message !== null) {
      errors[field] = [...(errors[field] ?? []), message];
    }
  }
  return errors;
}

function lineFaults({ item, quantity, unitTitle }: CheckedLine, index: number): [string, string][] {
  if (item === null) {
    return [];
  }
  if (!item.isOffered) {
    return [[`lines[${index}].supplierProductId`, messages.fault.notOffered]];
  }
  const [least, step] = [formatNumber(item.minOrder), formatNumber(item.stepQuantity)];
  switch (orderProblem(item, quantity)) {
    case 'belowMinimum':
      return [[`lines[${index}].quantity`, messages.fault.belowMinimum(`${least} ${unitTitle}`)]];
    case 'betweenSteps':
      return [[`lines[${index}].quantity`, messages.fault.offStep(least, step)]];
    default:
      return [];
  }
}
