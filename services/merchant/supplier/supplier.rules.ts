import { maskPhone } from './contact.rules.ts';
import type {
  CertificateRow,
  SupplierCategoryRow,
  SupplierRow,
  SupplierSummaryRow,
  VerificationRow,
} from './supplier.sql.ts';

/** Converts a row to the contract's SupplierSummary. */
export function toSummary({
  drawingFamily,
  activityKinds,
  ratingAverage,
  ratingCount,
  ...row
}: SupplierSummaryRow) {
  return {
    ...row,
    activityKinds: [...activityKinds],
    drawing: { family: drawingFamily, seed: row.id, dimensionMm: null, code: null },
    rating: { average: ratingAverage, count: ratingCount },
  };
}

interface SupplierParts {
  readonly certificates: CertificateRow[];
  readonly verification: VerificationRow[];
  readonly categories: SupplierCategoryRow[];
}

/** Converts a row and its parts to the contract's Supplier. */
export function toSupplier(row: SupplierRow, parts: SupplierParts) {
  const { capabilities, phone, ...rest } = row;
  return {
    ...toSummary(row),
    legalForm: rest.legalForm,
    about: rest.about,
    address: rest.address,
    website: rest.website,
    employeesBand: rest.employeesBand,
    responseMinutes: rest.responseMinutes,
    capabilities: [...capabilities],
    contactMasked: phone === null ? null : maskPhone(phone),
    ...parts,
  };
}
