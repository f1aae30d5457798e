import type { TradeTotals } from '@bazaar/contracts/trade';
import { unprocessable } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { findLines, updateListPrices } from './line.sql.ts';
import { findAddress, findBuyer, findItems, type TradeItem } from './other-schemas.sql.ts';
import { priceRequest } from './pricing.view.ts';
import { type CheckedLine, findFaults } from './readiness.rules.ts';
import type { RequestRow } from './request.sql.ts';
import { tehranDay } from './tehran-day.rules.ts';
import { priceFor } from './totals.rules.ts';
import type { TradeWork } from './trade-work.commands.ts';

type Line = Awaited<ReturnType<typeof findLines>>[number];

/**
 * Writes today's list prices into the lines and computes the totals; 422 `not_ready` with every fault by field.
 * @param membershipFeeRial the part of the fee that is still due
 */
export async function requireReady(
  work: TradeWork,
  request: RequestRow,
  membershipFeeRial: number,
): Promise<TradeTotals> {
  const { db, now } = work;
  const lines = await findLines(db, request.id);
  const items = await findItems(
    db,
    lines.flatMap(({ supplierProductId }) => (supplierProductId === null ? [] : [supplierProductId])),
  );
  const today = tehranDay(now);
  await updateListPrices(db, pricesOf(lines, items, today));
  const totals = await priceRequest(work, request.id, membershipFeeRial);
  const { addressId, buyerId, needBy, supplierId } = request;
  const errors = findFaults({
    lines: lines.map((line) => checkedLine(line, items, supplierId)),
    hasAddress: addressId !== null && (await findAddress(db, addressId, buyerId)) !== null,
    needBy,
    today,
    isProfileComplete: (await findBuyer(db, buyerId)).isComplete,
    isCountable: totals !== null,
  });
  if (totals === null || Object.keys(errors).length > 0) {
    throw unprocessable('not_ready', { title: messages.notReady, detail: messages.notReadyDetail, errors });
  }
  return totals;
}

function pricesOf(lines: readonly Line[], items: ReadonlyMap<number, TradeItem>, today: string) {
  return lines.flatMap(({ id, supplierProductId, quantity }) => {
    const item = supplierProductId === null ? undefined : items.get(supplierProductId);
    if (item === undefined) {
      return [];
    }
    const { basePriceRial, unitPriceRial } = priceFor(item, quantity, today);
    return [{ id, basePriceRial, listPriceRial: unitPriceRial }];
  });
}

function checkedLine(
  { supplierProductId, quantity, unitTitle }: Line,
  items: ReadonlyMap<number, TradeItem>,
  supplierId: number,
): CheckedLine {
  if (supplierProductId === null) {
    return { quantity, unitTitle, item: null };
  }
  const item = items.get(supplierProductId);
  const isOffered = item?.supplierId === supplierId && item.isListed;
  const { minOrder = 1, stepQuantity = 1 } = item ?? {};
  return { quantity, unitTitle, item: { minOrder, stepQuantity, isOffered } };
}
