import { SupplierId } from '@bazaar/contracts/merchant';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Disclosure, DisclosureGroup } from '@bazaar/ui/disclosure';
import { FieldStack } from '@bazaar/ui/field';
import { TextField } from '@bazaar/ui/input';
import { SelectField } from '@bazaar/ui/select';
import { mdiCalendarOutline, mdiMagnify } from '@mdi/js';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { type DateFault, readDays, type TypedDays, typedDay } from './filter-days.rules.ts';
import { messages } from './messages.ts';
import styles from './requests-filter.module.css';
import { type RequestsView, requestsHref } from './trade-requests.address.ts';

const words = messages.filter;

interface RequestsFilterProps {
  view: RequestsView;
  suppliers: readonly { id: number; name: string }[];
}

/** Search and filter of the list; what is sent goes into the address. A date that cannot be read stays as typed. */
export function RequestsFilter({ view, suppliers }: RequestsFilterProps) {
  const navigate = useNavigate();
  const [faults, setFaults] = useState<Partial<Record<keyof TypedDays, DateFault>>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string) => String(typed.get(name) ?? '');
    const days = readDays({ from: textOf('from'), to: textOf('to') });
    setFaults(days.faults);
    if (Object.keys(days.faults).length === 0) {
      const supplierId = SupplierId.safeParse(Number(textOf('supplier'))).data ?? null;
      const change = { term: textOf('term').trim(), supplierId, from: days.from, to: days.to };
      void navigate(requestsHref(view, change));
    }
  };
  const active = [view.supplierId, view.from, view.to].filter((value) => value !== null).length;
  return (
    <form className={styles.form} aria-label={words.form} data-print="hide" noValidate onSubmit={submit}>
      <div className={styles.search}>
        <TextField
          type="search"
          name="term"
          label={words.term}
          labelHidden
          icon={mdiMagnify}
          placeholder={words.termPlaceholder}
          defaultValue={view.term}
          maxLength={120}
        />
        <Button type="submit">{words.submit}</Button>
      </div>
      <DisclosureGroup>
        <Disclosure
          title={words.more}
          meta={active > 0 ? words.activeCount(formatNumber(active)) : undefined}
          defaultOpen={active > 0}
        >
          <FieldStack columns={3}>
            <SelectField
              name="supplier"
              label={words.supplier}
              defaultValue={view.supplierId ?? ''}
              options={optionsFor(view, suppliers)}
            />
            <DayField name="from" label={words.from} day={view.from} fault={faults.from} />
            <DayField name="to" label={words.to} day={view.to} fault={faults.to} />
          </FieldStack>
        </Disclosure>
      </DisclosureGroup>
    </form>
  );
}

interface DayFieldProps {
  name: keyof TypedDays;
  label: string;
  day: string | null;
  fault: DateFault | undefined;
}

function DayField({ name, label, day, fault }: DayFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      icon={mdiCalendarOutline}
      inputMode="numeric"
      autoComplete="off"
      hint={words.dateHint}
      error={fault && words.faults[fault]}
      defaultValue={typedDay(day)}
    />
  );
}

/** The supplier of the address is offered too when the list does not name it. */
function optionsFor({ supplierId }: RequestsView, suppliers: RequestsFilterProps['suppliers']) {
  const isKnown = supplierId === null || suppliers.some(({ id }) => id === supplierId);
  return [
    { value: '', label: words.anySupplier },
    ...(isKnown ? [] : [{ value: String(supplierId), label: words.chosenSupplier }]),
    ...suppliers.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
}
