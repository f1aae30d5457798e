import { compareFa } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { SelectField } from '@bazaar/ui/select';
import { useNavigate } from 'react-router';
import { listingAddress } from './listing.address.ts';
import { messages } from './messages.ts';
import styles from './nearest-city.module.css';
import type { Listing } from './use-listing.ts';

interface NearestCityProps extends Pick<Listing, 'data' | 'cities'> {
  path: string;
}

/** Chooses the city from which distance is measured; a form, so that it works without a script. */
export function NearestCity({ data, cities, path }: NearestCityProps) {
  const navigate = useNavigate();
  const options = cities
    .toSorted((a, b) => compareFa(a.title, b.title))
    .map(({ id, title, stateTitle }) => ({ value: String(id), label: `${title} (${stateTitle})` }));
  const go = (cityId: number) => void navigate(path + listingAddress.write(data, { cityId }));
  return (
    <form method="get" action={path} className={styles.form}>
      {listingAddress.pairs({ ...data, cityId: undefined, page: 1 }).map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pairs repeat their names and have no order of their own
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        label={messages.nearTo}
        name="city"
        placeholder={messages.chooseCity}
        options={options}
        value={data.cityId === undefined ? '' : String(data.cityId)}
        onChange={(event) => go(Number(event.currentTarget.value))}
      />
      <div className={styles.send}>
        <Button type="submit">{messages.sortByCity}</Button>
      </div>
    </form>
  );
}
