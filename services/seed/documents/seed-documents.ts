import { type FileStorage, seedPublicFiles } from '../../file/seed.ts';
import type { Database } from '../../kit/database/database.ts';
import { DEMO_OPERATOR } from '../demo-users.ts';
import { readFamilies } from '../families.ts';
import { fileId } from '../file-id.ts';
import { dayOf } from '../prices.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { certificateSheet, certificateTitle, type HeldCertificate } from './certificate-sheet.ts';
import { DATA_SHEET_TITLE, dataSheet } from './data-sheet.ts';
import { countOffers, selectCertificates, writeItemDocuments } from './documents.sql.ts';
import { drawSheets } from './draw-sheets.ts';
import type { Sheet } from './sheet.ts';

const BRAND = 'بازار صنعت';
const PDF = 'application/pdf';
/** The share of the offers that come from suppliers with a certificate. */
const CERTIFIED_SHARE = 1 / 3;

interface DocumentSeed {
  readonly vocabulary: Vocabulary;
  readonly room: FileStorage;
  readonly seed: number;
  readonly now: Date;
}

/** Documents that are still being drawn. */
export interface DocumentsInMaking {
  /** Waits for them, stores and publishes them; returns the number of files. The users of the demo must exist. */
  finish(): Promise<number>;
}

/**
 * Starts drawing the documents of the products: a data sheet for each base product, which all its offers share, and
 * for a third of the offers a certificate of their supplier. The rest of the seed can be written meanwhile.
 */
export async function beginDocuments(
  db: Database,
  { vocabulary, room, seed, now }: DocumentSeed,
): Promise<DocumentsInMaking> {
  const plans = await planDocuments(db, vocabulary, now);
  const drawing = drawSheets({ sheets: plans.map(({ sheet }) => sheet), brand: BRAND, now });
  // When another step fails first, nothing awaits this promise any more.
  drawing.catch(() => undefined);
  return {
    async finish() {
      const made = (await drawing).map((bytes, place) => madeFile(seed, bytes, plans[place]));
      const files = made.map(({ file }) => file);
      await seedPublicFiles(db, room, { ownerId: DEMO_OPERATOR.id, files, now });
      await writeItemDocuments(
        db,
        made.map(({ shown }) => shown),
      );
      return made.length;
    },
  };
}

interface Plan {
  readonly sheet: Sheet;
  /** Its title on an item's page. */
  readonly title: string;
  /** The kind of record whose offers show it. */
  readonly subject: 'BaseProduct' | 'Supplier';
  readonly holderId: number;
}

async function planDocuments(db: Database, vocabulary: Vocabulary, now: Date): Promise<Plan[]> {
  const offered = await countOffers(db);
  const wanted = CERTIFIED_SHARE * [...offered.values()].reduce((sum, offers) => sum + offers, 0);
  const certified = chooseCertified(await selectCertificates(db, dayOf(now, 0)), wanted);
  const sheets = readFamilies(vocabulary)
    .filter(({ baseProductId }) => offered.has(baseProductId))
    .map((family) => ({
      sheet: dataSheet(vocabulary, family),
      title: DATA_SHEET_TITLE,
      subject: 'BaseProduct' as const,
      holderId: family.baseProductId,
    }));
  const certificates = certified.map((held) => ({
    sheet: certificateSheet(held),
    title: certificateTitle(held.title),
    subject: 'Supplier' as const,
    holderId: held.supplierId,
  }));
  return [...sheets, ...certificates];
}

function madeFile(seed: number, bytes: Buffer, plan: Plan | undefined) {
  if (plan === undefined) {
    throw new RangeError('Every file was drawn from a plan.');
  }
  const { sheet, title, subject, holderId } = plan;
  const id = fileId(`document ${seed} ${subject} ${holderId}`);
  return {
    file: { id, name: sheet.name, mime: PDF, bytes, holder: [subject, holderId] },
    shown: { id, title, mediaType: PDF, sizeBytes: bytes.length, subject, holderId },
  } as const;
}

/** Certificates of the suppliers with the most offers, until they cover the share of offers. */
function chooseCertified<Held extends HeldCertificate & { readonly offers: number }>(
  certificates: readonly Held[],
  wanted: number,
): Held[] {
  let offers = 0;
  return certificates.filter((held) => {
    const isWanted = offers < wanted;
    offers += isWanted ? held.offers : 0;
    return isWanted;
  });
}
