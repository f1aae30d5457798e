import { seedAuth } from '../auth/seed.ts';
import type { Database } from '../kit/database/database.ts';
import { seedMerchant } from '../merchant/seed/seed-merchant.ts';
import { startZarinpalServer } from '../payment/gateway/zarinpal-server.fixture.ts';
import { DEMO_OPERATOR, DEMO_SUPPLIER } from '../seed/demo-users.ts';
import { seedCategories } from '../seed/seed-categories.ts';
import { restartIdentities } from '../seed/seed-items.ts';
import { seedSuppliers } from '../seed/seed-suppliers.ts';
import { readSupplierTexts } from '../seed/supplier-texts.ts';
import { readVocabulary } from '../seed/vocabulary.ts';
import { setSupplierAccountRow } from '../wallet/account/account.sql.ts';

/** An IBAN whose check digits are right. */
export const SHEBA = 'IR820540102680020817909002';

/** The people of the demo that the run needs beside its buyers. */
export const PEOPLE = { supplier: DEMO_SUPPLIER, operator: DEMO_OPERATOR } as const;

/** Writes suppliers, cities and people, and no money. Services that find data of its own in a database add no demo. */
export async function fillMarket(db: Database, now: Date): Promise<void> {
  const vocabulary = readVocabulary();
  await seedCategories(db, vocabulary);
  await restartIdentities(db);
  await seedSuppliers(db, { vocabulary, texts: readSupplierTexts(), seed: 1, now });
  await seedAuth(db, { now });
  await seedMerchant(db, { now, seed: 1 });
  // Payouts need an account; to set it is another test's subject.
  const { supplierId, id: userId } = DEMO_SUPPLIER;
  await setSupplierAccountRow(db, { supplierId, sheba: SHEBA, userId, now });
}

/** A second gateway beside the demo's own, at which a payment may be tried again. */
export const startSecondGateway = startZarinpalServer;
