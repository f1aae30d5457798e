import { FEEDBACK_LENGTHS } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardFoot } from '@bazaar/ui/card';
import { TextAreaField, TextField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { useRef } from 'react';
import { AboutPage } from './about-page.tsx';
import styles from './feedback-form.module.css';
import { lengthOf } from './feedback-letter.rules.ts';
import { FileField } from './file-field.tsx';
import { KindChoice } from './kind-choice.tsx';
import { messages } from './messages.ts';
import { failureText } from './send-failure.rules.ts';
import { useFeedbackForm } from './use-feedback-form.ts';

interface FeedbackFormProps {
  /** The page that the letter is about; null when there is none. */
  pagePath: string | null;
  onRemovePage: () => void;
}

/** A letter to the operators. A failure keeps what was typed, and a second attempt sends no second letter. */
export function FeedbackForm({ pagePath, onRemovePage }: FeedbackFormProps) {
  const host = useHost();
  const form = useFeedbackForm(pagePath);
  const subject = useRef<HTMLInputElement>(null);
  const { draft, faults, uploads, running, change } = form;
  const { text } = FEEDBACK_LENGTHS;
  const typed = (name: 'subject' | 'text' | 'contact') => ({
    name,
    value: draft[name],
    error: faults[name],
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  });
  const removePage = () => {
    onRemovePage();
    // The pressed button goes with the page; the next field takes the focus.
    subject.current?.focus({ preventScroll: true });
  };
  return (
    <Card as="section" labelledBy="feedback-form">
      <form noValidate onSubmit={form.submit} aria-labelledby="feedback-form">
        <h2 id="feedback-form" className="visually-hidden">
          {messages.form}
        </h2>
        <CardBody>
          <div className={styles.fields}>
            <KindChoice value={draft.kind} onChange={(kind) => change({ kind })} />
            {pagePath !== null && <AboutPage path={pagePath} onRemove={removePage} />}
            <TextField
              {...typed('subject')}
              ref={subject}
              label={messages.subject}
              maxLength={FEEDBACK_LENGTHS.subject.max}
              autoComplete="off"
            />
            <div>
              <TextAreaField {...typed('text')} label={messages.text} hint={messages.textHint} rows={6} />
              <p className={styles.counter}>
                {messages.counter(formatNumber(lengthOf(draft.text)), formatNumber(text.max))}
              </p>
            </div>
            <FileField
              files={draft.files}
              uploads={uploads}
              isSignedIn={host.useSession().status === 'signed-in'}
              onRemove={(file) => change({ files: draft.files.filter(({ id }) => id !== file.id) })}
              onSignIn={() => host.signIn({ loginPerPage: true, reason: 'file' })}
            />
            <TextField
              {...typed('contact')}
              label={
                <>
                  {messages.contact} <span className={styles.optional}>{messages.optional}</span>
                </>
              }
              hint={messages.contactHint}
              maxLength={120}
              autoComplete="off"
              dir="ltr"
            />
            {form.error && !form.isBusy && (
              <Note tone="danger" announced>
                {failureText(form.error)}
              </Note>
            )}
          </div>
        </CardBody>
        <CardFoot>
          <p className={styles.kept}>{messages.kept}</p>
          <Button
            type="submit"
            kind="primary"
            busy={form.isBusy}
            busyLabel={running > 0 ? messages.sendingFiles(formatNumber(running)) : messages.sending}
          >
            {messages.send}
          </Button>
        </CardFoot>
      </form>
      <noscript>
        <p className={styles.noScript}>{messages.noScript}</p>
      </noscript>
    </Card>
  );
}
