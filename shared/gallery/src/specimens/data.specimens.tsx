import { Badge } from '@bazaar/ui/badge';
import { LinkButton } from '@bazaar/ui/button';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import { FactGrid, FactRows } from '@bazaar/ui/facts';
import { Price } from '@bazaar/ui/price';
import { mdiCheckCircle } from '@mdi/js';
import { DEFAULT, EMPTY, LONG, LONG_TEXT, type Specimens, wide } from './specimen.tsx';

interface Offer {
  city: string;
  price: string;
  checkedAt: string;
}

const OFFERS: readonly Offer[] = [
  { city: 'اهواز', price: '۸۴٬۹۰۰٬۰۰۰', checkedAt: '۲۸ مهر ۱۴۰۵' },
  { city: 'کرج', price: '۸۸٬۲۰۰٬۰۰۰', checkedAt: '۱۴ آبان ۱۴۰۵' },
  { city: 'اصفهان', price: '۹۱٬۰۰۰٬۰۰۰', checkedAt: '۲۰ آبان ۱۴۰۵' },
];

const COLUMNS: readonly DataColumn<Offer>[] = [
  { key: 'city', label: 'شهر', cell: (offer) => offer.city },
  {
    key: 'price',
    label: 'قیمت',
    numeric: true,
    sort: { href: '#sort-price', direction: 'ascending' },
    cell: (offer) => <Price amount={offer.price} size="sm" />,
  },
  {
    key: 'checked',
    label: 'احراز هویت',
    cell: (offer) => (
      <Badge tone="success" icon={mdiCheckCircle}>
        {offer.checkedAt}
      </Badge>
    ),
  },
  {
    key: 'open',
    label: 'عملیات',
    labelHidden: true,
    cell: (offer) => (
      <LinkButton href={`#${offer.city}`} size="sm">
        دیدن پیشنهاد
      </LinkButton>
    ),
  },
];

const FACTS = [
  { label: 'دبی', value: '۵۰ m³/h' },
  { label: 'هد', value: '۴۸ m' },
  { label: 'توان', value: '۱۵ kW' },
  { label: 'فشار کاری', value: '۱۰ bar' },
  { label: 'جنس بدنه', value: 'چدن GG25' },
];

const LONG_FACTS = [...FACTS.slice(0, 2), { label: LONG_TEXT, value: LONG_TEXT }];

export const dataSpecimens: Specimens = {
  '@bazaar/ui/data-table': {
    DataTable: wide([
      {
        title: DEFAULT,
        node: <DataTable caption="پیشنهادها" columns={COLUMNS} rows={OFFERS} keyOf={(offer) => offer.city} />,
      },
      {
        title: 'سطر انتخاب‌شده',
        node: (
          <DataTable
            caption="پیشنهادهای انتخاب‌شده"
            captionHidden
            columns={COLUMNS}
            rows={OFFERS}
            keyOf={(offer) => offer.city}
            isSelected={(offer) => offer.city === 'کرج'}
          />
        ),
      },
      {
        title: EMPTY,
        node: <DataTable caption="بی پیشنهاد" columns={COLUMNS} rows={[]} keyOf={(offer) => offer.city} />,
      },
    ]),
  },
  '@bazaar/ui/facts': {
    FactRows: [
      { title: 'ساده', node: <FactRows facts={FACTS} /> },
      { title: 'خط‌چین، در کارت', node: <FactRows facts={FACTS.slice(0, 3)} kind="dashed" /> },
      { title: 'خط‌دار، در صفحه کالا', node: <FactRows facts={FACTS} kind="lined" /> },
      { title: LONG, node: <FactRows facts={LONG_FACTS} kind="lined" /> },
    ],
    FactGrid: wide([
      { title: DEFAULT, node: <FactGrid facts={FACTS} /> },
      { title: LONG, node: <FactGrid facts={LONG_FACTS} /> },
    ]),
  },
};
