import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { SelectField } from '@bazaar/ui/select';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { type ListPlace, placePath } from './list-place.ts';
import { messages } from './messages.ts';
import styles from './near-city.module.css';
import { listHref, type SupplierListView, supplierListAddress } from './supplier-list.address.ts';
import { listQueries } from './supplier-list.queries.ts';

interface NearCityProps {
  place: ListPlace;
  view: SupplierListView;
}

const words = messages.near;

/** Chooses the city from which distance is measured. A form, so that it works before any script. */
export function NearCity({ place, view }: NearCityProps) {
  const navigate = useNavigate();
  const { data: cities = [] } = useQuery(listQueries(useHost().api).cities());
  // The other filters, as hidden fields for a form that the browser submits itself.
  const rest = supplierListAddress.pairs({ ...view, near: null, page: 1 });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const near = Number(new FormData(event.currentTarget).get('near'));
    if (near > 0) {
      void navigate(listHref(place, view, { near }));
    }
  };
  return (
    <form className={styles.form} action={placePath(place)} onSubmit={submit}>
      {rest.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        key={view.near}
        label={words.label}
        hint={words.hint}
        name="near"
        required
        placeholder={words.choose}
        defaultValue={cities.some(({ id }) => id === view.near) ? String(view.near) : ''}
        options={cities.map(({ id, title, stateTitle }) => ({
          value: String(id),
          label: title === stateTitle ? title : `${title}، ${stateTitle}`,
        }))}
      />
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}
