import { TradeDraft } from '@bazaar/contracts/trade';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import type { TradeItem } from '../request/other-schemas.sql.ts';
import type { Scenario } from './scenarios.ts';

/** The need that the demo compares. */
const NEED_ID = '7d0c5a3e-4b1f-4c6a-9f57-2e8a1b9c4d10';
const DAY_MS = 86_400_000;
const NEEDED_IN_DAYS = 45;
const OWN_WORDS = {
  freeText: 'حمل و تخلیه در محل کارخانه',
  unitTitle: 'مورد',
  quantity: 1,
  targetPriceRial: 42_000_000,
};

interface Drafting {
  readonly items: readonly TradeItem[];
  readonly addressId: number;
  readonly now: Date;
}

/** What each of these requests begins with: the same good and service, each time from another supplier. */
export function writeNeed(scenarios: readonly Scenario[], { items, addressId, now }: Drafting) {
  const offers = sameGood(items);
  const needBy = new Date(now.getTime() + NEEDED_IN_DAYS * DAY_MS).toISOString().slice(0, 10);
  return offers.slice(0, scenarios.length).map(({ id, supplierId, minOrder, stepQuantity }, index) => {
    const scenario = scenarios[index] as Scenario;
    const item = { supplierProductId: id, quantity: minOrder + stepQuantity };
    const draft = TradeDraft.parse({
      lines: scenario.lacksLine ? [item] : [item, OWN_WORDS],
      deliveryAddressId: addressId,
      needBy,
      poNumber: 'PO-7781',
      terms: {
        payment: 'از کیف پول، پس از پذیرش پیشنهاد',
        delivery: 'تحویل در محل خریدار',
        inspection: 'بازرسی ظاهری هنگام تحویل',
      },
    });
    return [scenario, { buyerId: DEMO_BUYER.id, supplierId, needId: NEED_ID, draft }] as const;
  });
}

/** Offers of the good that most suppliers sell, one of each supplier, without the one that the demo signs in as. */
function sameGood(items: readonly TradeItem[]): readonly TradeItem[] {
  const goods = new Map<string, Map<number, TradeItem>>();
  for (const item of items) {
    const key = `${item.baseProductId} ${item.title}`;
    const offers = goods.get(key) ?? new Map<number, TradeItem>();
    if (item.baseProductId !== null && item.supplierId !== DEMO_SUPPLIER.supplierId) {
      goods.set(key, offers.set(item.supplierId, item));
    }
  }
  const [best] = [...goods.values()].toSorted((one, other) => other.size - one.size);
  return [...(best?.values() ?? [])];
}
