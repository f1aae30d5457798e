import { AppliedFilters, FilterPanel, RangeFacet, RangeText, type RangeValue } from '@bazaar/filter-panel';
import { EnumFacet } from '@bazaar/ui/facet';
import { BUSY, DEFAULT, DISABLED, EMPTY, ignore, type Specimens, Stateful, wide } from './specimen.tsx';

const UNITS = [
  { id: 1, title: 'بار', symbol: 'bar', factorToBase: 100_000, offsetToBase: 0 },
  { id: 2, title: 'مگاپاسکال', symbol: 'MPa', factorToBase: 1_000_000, offsetToBase: 0 },
];

const HISTOGRAM = [4, 9, 17, 28, 22, 13, 6, 3].map((count, index) => ({
  from: index * 500_000,
  to: (index + 1) * 500_000,
  count,
}));

const CITIES = [
  { id: 'tehran', title: 'تهران', count: 31 },
  { id: 'isfahan', title: 'اصفهان', count: 12 },
  { id: 'ahvaz', title: 'اهواز', count: 0 },
];

function pressure(range: RangeValue | undefined) {
  return (
    <Stateful<RangeValue | undefined> initial={range}>
      {(value, setValue) => (
        <RangeFacet
          title="فشار کاری"
          range={value}
          units={UNITS}
          min={0}
          max={4_000_000}
          histogram={HISTOGRAM}
          found="۵۲ کالا"
          onChange={setValue}
        />
      )}
    </Stateful>
  );
}

const panel = (change: { isDirty: boolean; activeCount: number; isCounting?: boolean }) => (
  <FilterPanel applyLabel="نمایش ۲۴ کالا" onApply={ignore} onClear={ignore} {...change}>
    <EnumFacet title="شهر" options={CITIES} selected={['tehran']} onChange={ignore} />
  </FilterPanel>
);

export const filterSpecimens: Specimens = {
  '@bazaar/filter-panel': {
    FilterPanel: wide([
      { title: DISABLED, node: panel({ isDirty: false, activeCount: 0 }) },
      { title: 'انتخاب تازه', node: panel({ isDirty: true, activeCount: 3 }), alone: true },
      { title: BUSY, node: panel({ isDirty: true, activeCount: 3, isCounting: true }), alone: true },
    ]),
    RangeFacet: [
      { title: DEFAULT, node: pressure({ value: 6, maxValue: 16, unitId: 1 }) },
      { title: EMPTY, node: pressure(undefined) },
      {
        title: 'بی واحد، بی نمودار',
        node: (
          <Stateful<RangeValue | undefined> initial={undefined}>
            {(value, setValue) => (
              <RangeFacet title="تعداد پره" range={value} units={[]} min={3} max={9} onChange={setValue} />
            )}
          </Stateful>
        ),
      },
    ],
    RangeText: [
      { title: DEFAULT, node: <RangeText range={{ value: 6, maxValue: 16, unitId: 1 }} units={UNITS} /> },
      {
        title: 'در واحد دیگر',
        node: <RangeText range={{ value: 6, unitId: 1 }} units={UNITS} unit={UNITS[1]} />,
      },
    ],
    AppliedFilters: [
      {
        title: DEFAULT,
        node: (
          <AppliedFilters
            label="فیلترهای اعمال‌شده"
            items={[
              { key: 'material', label: 'جنس: چدن', href: '#material' },
              {
                key: 'pressure',
                label: (
                  <>
                    فشار: <RangeText range={{ value: 6, unitId: 1 }} units={UNITS} />
                  </>
                ),
                href: '#pressure',
              },
            ]}
            clearHref="#all"
          />
        ),
      },
    ],
  },
};
