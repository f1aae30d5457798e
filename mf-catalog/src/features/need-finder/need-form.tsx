import { links } from '@bazaar/contracts';
import { Button } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { TextAreaField } from '@bazaar/ui/input';
import { Link } from '@bazaar/ui/link';
import { mdiMagnify } from '@mdi/js';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import { MAX_NEED_LENGTH } from './need.address.ts';
import styles from './need-form.module.css';

/** The form for a need. A GET form: it works before any script, and its address can be shared. */
export function NeedForm({ need }: { need: string }) {
  const navigate = useNavigate();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get('need');
    void navigate(links.needFinder(typeof written === 'string' ? written.trim() : ''));
  };
  return (
    <Card padded>
      <form className={styles.form} action={links.needFinder()} method="get" onSubmit={submit}>
        <TextAreaField
          name="need"
          label={messages.label}
          hint={messages.hint}
          rows={3}
          maxLength={MAX_NEED_LENGTH}
          defaultValue={need}
          dir="auto"
          required
        />
        <div className={styles.foot}>
          <Button type="submit" kind="primary" icon={mdiMagnify}>
            {messages.submit}
          </Button>
        </div>
      </form>
      <p className={styles.label}>{messages.examplesTitle}</p>
      <ul className={styles.examples} aria-label={messages.examplesTitle}>
        {messages.examples.map((example) => (
          <li key={example}>
            <Link href={links.needFinder(example)}>{example}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
