import type { CategoryType } from '@bazaar/contracts/product';
import {
  mdiAccountTieOutline,
  mdiBullhornOutline,
  mdiFactory,
  mdiFileCertificateOutline,
  mdiPackageVariantClosed,
} from '@mdi/js';

/** The icon of each of the five types. */
export const TYPE_ICONS: Readonly<Record<CategoryType, string>> = {
  IndustrialService: mdiFactory,
  Product: mdiPackageVariantClosed,
  ConsultingService: mdiAccountTieOutline,
  ElectronicDocument: mdiFileCertificateOutline,
  IndustrialAdvertisement: mdiBullhornOutline,
};
