import { DeliveryAddress } from '@bazaar/contracts/merchant';

/** One saved address; it is the default unless told otherwise. */
export function givenAddress(id: number, address: Record<string, unknown> = {}): DeliveryAddress {
  return DeliveryAddress.parse({
    id,
    customerId: 1,
    title: `انبار ${id}`,
    provinceId: 8,
    provinceTitle: 'تهران',
    cityId: 81,
    cityTitle: 'تهران',
    urbanAreaId: null,
    urbanAreaTitle: null,
    address: 'جاده مخصوص، کیلومتر ۱۲',
    plaque: '۱۲',
    unit: null,
    postalCode: '1391856789',
    receiverName: 'مریم کریمی',
    receiverMobile: '+989121234567',
    isSelected: false,
    rowVersion: 3,
    ...address,
  });
}
