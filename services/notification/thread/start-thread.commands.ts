import type { ConversationSubject } from '@bazaar/contracts/notification';
import type { Database } from '../../kit/database/database.ts';
import { forbidden, notFound, unprocessable } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import type { Participant, Side } from './participant.sql.ts';
import { conversationBlocked } from './send-message.commands.ts';
import {
  ensureThread,
  findBuyerName,
  findProduct,
  findRequest,
  findSupplierName,
  isBlocked,
  type Subject,
} from './subject.sql.ts';

export interface Started extends Subject {
  readonly conversationId: number;
  readonly subjectType: ConversationSubject;
  /** The side that the caller writes as. */
  readonly side: Side;
}

export interface PublicSubject {
  readonly subjectType: 'SupplierProduct' | 'Supplier';
  readonly subjectId: number;
  readonly supplierId?: number | undefined;
}

interface Starter {
  readonly participant: Participant;
  readonly now: Date;
}

/** Finds or opens a buyer's thread on a public subject. */
export async function startOnSubject(
  db: Database,
  { subjectType, subjectId, supplierId }: PublicSubject,
  { participant, now }: Starter,
): Promise<Started> {
  const found = await publicSubject(db, { subjectType, subjectId });
  if (supplierId !== undefined && supplierId !== found.supplierId) {
    const detail = messages.supplierMismatchDetail;
    throw unprocessable('supplier_mismatch', { title: messages.supplierMismatch, detail });
  }
  if (found.supplierId === participant.supplierId) {
    throw unprocessable('own_supplier', { title: messages.ownSupplier, detail: messages.ownSupplierDetail });
  }
  const subject = { ...found, buyerId: participant.userId };
  return openThread(db, { subject, subjectType, subjectId, side: 'buyer', now });
}

/** The title and the supplier of something that can be written about, or the 404 of what is not there. */
export async function publicSubject(
  db: Database,
  { subjectType, subjectId }: Pick<PublicSubject, 'subjectType' | 'subjectId'>,
): Promise<Omit<Subject, 'buyerId'>> {
  const found = await (subjectType === 'Supplier'
    ? findSupplierSubject(db, subjectId)
    : findProduct(db, subjectId));
  if (found === null) {
    throw notFound(messages.subject);
  }
  return found;
}

/**
 * Finds or opens the thread on a trade request; its supplier sees the request only after it was handed in. 403 for an
 * agent of the buyer's company who only reads its requests.
 */
export async function startOnRequest(
  db: Database,
  id: number,
  { participant, now }: Starter,
): Promise<Started> {
  const request = await findRequest(db, id, participant);
  if (request === null || !(request.isBuyers || request.isHandedIn)) {
    throw notFound(messages.request);
  }
  if (request.isBuyers && !request.mayWrite) {
    throw forbidden(messages.notAWriter);
  }
  const subject = { ...request, title: messages.requestSubject(request.number) };
  const side = request.isBuyers ? 'buyer' : 'supplier';
  return openThread(db, { subject, subjectType: 'TradeRequest', subjectId: id, side, now });
}

async function findSupplierSubject(db: Database, id: number) {
  const name = await findSupplierName(db, id);
  return name === null ? null : { title: messages.generalSubject(name), supplierId: id };
}

interface Opening {
  readonly subject: Subject;
  readonly subjectType: ConversationSubject;
  readonly subjectId: number;
  readonly side: Side;
  readonly now: Date;
}

async function openThread(db: Database, opening: Opening): Promise<Started> {
  const { subject, subjectType, subjectId, side, now } = opening;
  if (await isBlocked(db, subject)) {
    throw conversationBlocked();
  }
  const supplierName = await findSupplierName(db, subject.supplierId);
  if (supplierName === null) {
    throw notFound(messages.supplier);
  }
  const buyerName = (await findBuyerName(db, subject.buyerId)) ?? messages.buyer;
  const conversationId = await ensureThread(db, {
    ...subject,
    ...{ subjectType, subjectId, buyerName, supplierName, now },
  });
  return { ...subject, conversationId, subjectType, side };
}
