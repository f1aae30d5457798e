import type { CategoryType } from '@bazaar/contracts/product';
import {
  mdiAccountTieOutline,
  mdiBullhornOutline,
  mdiFactory,
  mdiFileCertificateOutline,
  mdiPackageVariantClosed,
} from '@mdi/js';

export const typeIcons: Readonly<Record<CategoryType, string>> = {
  IndustrialService: mdiFactory,
  Product: mdiPackageVariantClosed,
  ConsultingService: mdiAccountTieOutline,
  ElectronicDocument: mdiFileCertificateOutline,
  IndustrialAdvertisement: mdiBullhornOutline,
};
