import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { type SubmitEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import styles from './request-band.module.css';

/** Limit of the need-finder, which cuts longer texts. */
const MAX_NEED_LENGTH = 500;

/** The dark band for a need that no list contains: a GET form to the need-finder, so it works without scripts. */
export function RequestBand({ title }: { title: string }) {
  const { links } = useHost();
  const navigate = useNavigate();
  const titleId = useId();
  const fieldId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const need = new FormData(event.currentTarget).get('q');
    void navigate(links.needFinder(typeof need === 'string' ? need.trim() : ''));
  };
  return (
    <section className={styles.band} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{title}</h2>
        <p>{messages.request.text}</p>
        <ul className={styles.points}>
          {messages.request.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <form className={styles.form} action={links.needFinder()} method="get" onSubmit={submit}>
        <label className={styles.label} htmlFor={fieldId}>
          {messages.request.label}
        </label>
        <textarea
          id={fieldId}
          className={styles.field}
          name="q"
          rows={3}
          required
          dir="auto"
          maxLength={MAX_NEED_LENGTH}
          placeholder={messages.request.example}
        />
        <Button type="submit" kind="primary" size="lg">
          {messages.request.submit}
        </Button>
      </form>
    </section>
  );
}
