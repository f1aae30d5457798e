import { links } from '@bazaar/contracts';
import { MAX_NEED_LENGTH } from '@bazaar/contracts/product';
import { Button } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { TextAreaField } from '@bazaar/ui/input';
import { Link } from '@bazaar/ui/link';
import { mdiMagnify } from '@mdi/js';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import styles from './need-form.module.css';
import { needText } from './need-text.store.ts';

/** The form for a need. A GET form: it works before any script, and its address can be shared. */
export function NeedForm({ need }: { need: string }) {
  const navigate = useNavigate();
  const { text, write } = useTypedText(need);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    needText.remove();
    void navigate(links.needFinder(text.trim()));
  };
  return (
    <Card padded>
      <form className={styles.form} action={links.needFinder()} method="get" onSubmit={submit}>
        <TextAreaField
          name="q"
          label={messages.label}
          hint={messages.hint}
          rows={3}
          maxLength={MAX_NEED_LENGTH}
          value={text}
          dir="auto"
          required
          onChange={(event) => write(event.currentTarget.value)}
        />
        <div className={styles.foot}>
          <Button type="submit" kind="primary" icon={mdiMagnify}>
            {messages.submit}
          </Button>
          <p className={styles.note}>{messages.honest}</p>
        </div>
      </form>
      {need === '' && <Examples />}
    </Card>
  );
}

/** The text of the field: that of the address, or what was typed below it before a reload. */
function useTypedText(need: string) {
  const [text, setText] = useState(need);
  useEffect(() => {
    const typed = needText.get();
    if (typed?.need === need) {
      setText(typed.text);
    }
  }, [need]);
  const write = (typed: string) => {
    setText(typed);
    needText.set({ need, text: typed });
  };
  return { text, write };
}

/** Needs that show what may be written. */
export function Examples() {
  return (
    <>
      <p className={styles.label}>{messages.examplesTitle}</p>
      <ul className={styles.examples} aria-label={messages.examplesTitle}>
        {messages.examples.map((example) => (
          <li key={example}>
            <Link href={links.needFinder(example)}>{example}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
