/** Texts of the choice between two versions. */
export const conflictMessages = {
  conflictTitle: 'این درخواست در جای دیگری تغییر کرده است',
  conflictText: 'برای هر مورد انتخاب کنید کدام نسخه بماند. تا انتخاب نکنید چیزی از نوشته‌های شما حذف نمی‌شود.',
  conflictKeep: 'نگه داشتن انتخاب‌ها',
  conflictMine: 'نوشته من',
  conflictTheirs: 'نسخه ذخیره‌شده',
  conflictAbsent: 'حذف‌شده',
  conflictEmpty: 'خالی',
  addressNumber: (number: string) => `نشانی شماره ${number}`,
  fieldNames: {
    addressId: 'نشانی تحویل',
    needBy: 'تاریخ نیاز',
    poNumber: 'شماره سفارش خریدار',
    payment: 'شرایط پرداخت',
    delivery: 'شرایط تحویل',
    inspection: 'بازرسی',
    note: 'یادداشت برای تأمین‌کننده',
    documents: 'اسناد',
  },
  lineSummary: (quantity: string, unit: string) => `${quantity} ${unit}`,
  lineTarget: (price: string) => `قیمت هدف ${price} تومان`,
} as const;
