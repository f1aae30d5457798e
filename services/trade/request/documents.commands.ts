import type { TradeDraft } from '@bazaar/contracts/trade';
import { invalid, notFound } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { attachFile, detachFile, passFileOn } from './file.sql.ts';
import { deleteBuyerDocuments, findDocuments, findDocumentTypeIds, insertDocuments } from './line.sql.ts';
import type { RequestRow } from './request.sql.ts';
import type { TradeWork } from './trade-work.commands.ts';

interface Attaching {
  readonly documents: TradeDraft['documents'];
  /** The acting person, whose files may be attached. */
  readonly userId: number;
}

/** Persian messages by field. */
export type FieldFaults = Readonly<Record<string, readonly string[]>>;

/**
 * Replaces the buyer's documents of a request; 400 for an unknown type. A document that the request has stays, even
 * when its file is gone.
 * @returns a fault for each new file that is not there or not theirs
 */
export async function saveDocuments(
  { db, now }: TradeWork,
  request: RequestRow,
  { documents, userId }: Attaching,
): Promise<FieldFaults> {
  await checkKinds(db, documents);
  const before = await findDocuments(db, request.id);
  const known = new Set(before.map(({ fileId }) => fileId));
  const kept = new Set(documents.map(({ fileId }) => fileId));
  const faults: Record<string, string[]> = {};
  for (const [index, { fileId }] of documents.entries()) {
    if (!known.has(fileId) && !(await attachDocument(db, request, { fileId, userId }))) {
      faults[`documents[${index}].fileId`] = [messages.fault.unusableFile];
    }
  }
  for (const { fileId, addedBy } of before) {
    if (addedBy === 'buyer' && !kept.has(fileId)) {
      await detachFile(db, fileId, request.id);
    }
  }
  await deleteBuyerDocuments(db, request.id, [...kept]);
  await insertDocuments(db, { requestId: request.id, addedBy: 'buyer', documents, now });
  return faults;
}

/**
 * Attaches a file of the acting person, or one of the request that this one repeats, and lets the buyer's side read it;
 * false when it is neither.
 */
async function attachDocument(
  db: TradeWork['db'],
  { id, buyerId, repeatedFromId }: RequestRow,
  { fileId, userId }: { readonly fileId: string; readonly userId: number },
): Promise<boolean> {
  const toRequest = { fileId, subject: 'TradeRequest', subjectId: id } as const;
  const isAttached =
    (await attachFile(db, { ...toRequest, userId })) ||
    (repeatedFromId !== null && (await passFileOn(db, { ...toRequest, requestId: repeatedFromId })));
  if (isAttached) {
    await passFileOn(db, { fileId, requestId: id, subject: 'Buyer', subjectId: buyerId });
  }
  return isAttached;
}

async function checkKinds(db: TradeWork['db'], documents: TradeDraft['documents']): Promise<void> {
  const kinds = new Set(await findDocumentTypeIds(db, [...new Set(documents.map(({ typeId }) => typeId))]));
  const errors: Record<string, string[]> = {};
  documents.forEach(({ typeId, fileId }, index) => {
    if (!kinds.has(typeId)) {
      errors[`documents[${index}].typeId`] = [messages.fault.unknownDocumentType];
    }
    if (documents.findIndex((other) => other.fileId === fileId) < index) {
      errors[`documents[${index}].fileId`] = [messages.fault.twiceTheFile];
    }
  });
  if (Object.keys(errors).length > 0) {
    throw invalid(errors);
  }
}

/** Lets the supplier read the buyer's documents. */
export async function shareDocuments({ db }: TradeWork, request: RequestRow): Promise<void> {
  for (const { fileId, addedBy } of await findDocuments(db, request.id)) {
    if (addedBy === 'buyer') {
      const subject = { subject: 'Supplier', subjectId: request.supplierId } as const;
      await passFileOn(db, { fileId, requestId: request.id, ...subject });
    }
  }
}

/** Code of the document type for delivery notes. */
const DELIVERY_NOTE = 6;

interface DeliveryNote {
  readonly fileId: string;
  /** The user of the supplier who owns the file. */
  readonly userId: number;
}

/** Adds the supplier's delivery note and lets the buyer read it; 404 when the file is not that user's. */
export async function addDeliveryNote(
  { db, now }: TradeWork,
  request: RequestRow,
  { fileId, userId }: DeliveryNote,
): Promise<void> {
  const isTheirs = await attachFile(db, { fileId, userId, subject: 'TradeRequest', subjectId: request.id });
  if (!isTheirs) {
    throw notFound(messages.file);
  }
  await attachFile(db, { fileId, userId, subject: 'Buyer', subjectId: request.buyerId });
  const documents = [{ typeId: DELIVERY_NOTE, fileId }];
  await insertDocuments(db, { requestId: request.id, addedBy: 'supplier', documents, now });
}
