import { Button, LinkButton } from '@bazaar/ui/button';
import { FieldStack } from '@bazaar/ui/field';
import { TextField } from '@bazaar/ui/input';
import { mdiCalendarOutline, mdiMagnify } from '@mdi/js';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { More } from '../../common/more/more.tsx';
import { searchMessages as words } from './search-messages.ts';
import { type FilterDays, readDays, typedDay } from './statement-filter.rules.ts';
import styles from './statement-search.module.css';
import { isSearched, type WalletView, walletHref } from './wallet.address.ts';

/** Search by tracking code and days; what is sent goes into the address. A day that cannot be read stays as typed. */
export function StatementSearch({ view }: { view: WalletView }) {
  const navigate = useNavigate();
  const [faults, setFaults] = useState<FilterDays['faults']>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string) => String(typed.get(name) ?? '');
    const days = readDays({ from: textOf('from'), to: textOf('to') });
    setFaults(days.faults);
    if (Object.keys(days.faults).length === 0) {
      const { from, to } = days;
      void navigate(walletHref(view, { from, to, code: textOf('code').trim(), page: 1 }));
    }
  };
  const dayProps = (name: 'from' | 'to') => ({
    name,
    label: words[name],
    icon: mdiCalendarOutline,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    hint: words.dayHint,
    error: faults[name] && words.faults[faults[name]],
    defaultValue: typedDay(view[name]),
  });
  return (
    <More className={styles.search} title={words.title} defaultOpen={isSearched(view)}>
      {/* Another address fills in anew. */}
      <form
        key={walletHref(view)}
        className={styles.form}
        aria-label={words.title}
        noValidate
        onSubmit={submit}
      >
        <FieldStack columns={3}>
          <TextField
            type="search"
            name="code"
            label={words.code}
            icon={mdiMagnify}
            hint={words.codeHint}
            maxLength={40}
            defaultValue={view.code}
          />
          <TextField {...dayProps('from')} />
          <TextField {...dayProps('to')} />
        </FieldStack>
        <div className={styles.actions}>
          <Button type="submit">{words.submit}</Button>
          {isSearched(view) && (
            <LinkButton kind="text" href={walletHref(view, { from: null, to: null, code: '', page: 1 })}>
              {words.clear}
            </LinkButton>
          )}
        </div>
      </form>
    </More>
  );
}
