import { links } from '@bazaar/contracts';
import { Button } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { TextField } from '@bazaar/ui/input';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import styles from './code-form.module.css';
import { messages } from './messages.ts';
import { parseTrackingCode } from './tracking-code.rules.ts';

interface CodeFormProps {
  title: string;
  /** What the field holds at first: a code that no letter has. */
  typed?: string | undefined;
}

/** Leads to the state of a letter by its code; without scripts by `/feedback?code=`. */
export function CodeForm({ title, typed = '' }: CodeFormProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(typed);
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = parseTrackingCode(text);
    setFault(code === null ? messages.codeWrong : undefined);
    if (code !== null) {
      void navigate(links.feedbackState(code));
    }
  };
  return (
    <Card as="section" labelledBy="feedback-code">
      <CardHead id="feedback-code" title={title} />
      <CardBody>
        <form className={styles.form} method="get" action={links.feedback()} noValidate onSubmit={submit}>
          <TextField
            name="code"
            label={messages.code}
            hint={messages.codeHint}
            error={fault}
            value={text}
            maxLength={40}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div>
            <Button type="submit">{messages.show}</Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
