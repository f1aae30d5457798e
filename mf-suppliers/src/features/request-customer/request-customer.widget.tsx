import type { RequestCustomer } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { useStoredValue } from '@bazaar/storage';
import { SelectField } from '@bazaar/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { requestCustomer } from '../../common/request/request-customer.store.ts';
import { messages } from './messages.ts';
import styles from './request-customer.module.css';
import { customersQuery } from './request-customer.queries.ts';
import { choicesOf, type RequestChoices } from './request-customer.rules.ts';

const OWN = '';

/**
 * Slot `request.customer`: for whom the next request is begun. Only a user who writes requests for a company of somebody
 * else has a choice; for everybody else it renders nothing.
 */
export function Component() {
  const chosen = useStoredValue(requestCustomer);
  const { ownName, companies } = useChoices(chosen);
  if (companies.length === 0) {
    return null;
  }
  const own = ownName === null ? messages.self : messages.selfNamed(ownName);
  return (
    <div className={styles.choice} data-print="hide">
      <SelectField
        label={messages.label}
        value={chosen === null ? OWN : String(chosen.id)}
        options={[
          { value: OWN, label: own },
          ...companies.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => choose(companies.find(({ id }) => String(id) === value))}
      />
    </div>
  );
}

function choose(company: RequestCustomer | undefined): void {
  if (company === undefined) {
    requestCustomer.remove();
  } else {
    requestCustomer.set(company);
  }
}

/** What may be chosen. What was chosen stays visible while that is not known, and is forgotten when it no longer may. */
function useChoices(chosen: RequestCustomer | null): RequestChoices {
  const { data } = useQuery(customersQuery(useHost()));
  const known = data === undefined ? null : choicesOf(data);
  const isOffered = known?.companies.some(({ id }) => id === chosen?.id) ?? true;
  const isLost = chosen !== null && !isOffered;
  useEffect(() => {
    if (isLost) {
      requestCustomer.remove();
    }
  }, [isLost]);
  return known ?? { ownName: null, companies: chosen === null ? [] : [chosen] };
}
