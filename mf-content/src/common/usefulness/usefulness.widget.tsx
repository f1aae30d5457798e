import { links } from '@bazaar/contracts';
import { type UsefulnessObject, voteUsefulness } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { mdiThumbUpOutline } from '@mdi/js';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { messages } from './messages.ts';
import styles from './usefulness.module.css';

interface UsefulnessProps {
  objectType: UsefulnessObject;
  objectId: number;
  /** How many called it useful when the page was made. */
  useful: number;
  /** The path of the text, which a letter about it names. */
  pagePath: string;
}

/** «این پاسخ مفید بود؟» with the number of those who said yes; a second press changes the vote. */
export function Usefulness({ objectType, objectId, useful, pagePath }: UsefulnessProps) {
  const { api } = useHost();
  const titleId = useId();
  const vote = useMutation({
    mutationFn: (isUseful: boolean) => api.call(voteUsefulness, { body: { objectType, objectId, isUseful } }),
  });
  const count = vote.data?.useful ?? useful;
  const chosen = vote.isSuccess ? vote.variables : undefined;
  const choose = (isUseful: boolean) => vote.isPending || vote.mutate(isUseful);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, and these are buttons
    <div className={styles.vote} role="group" aria-labelledby={titleId} data-print="hide">
      <div className={styles.row}>
        <p id={titleId} className={styles.question}>
          {messages.question}
        </p>
        <Button
          size="sm"
          icon={mdiThumbUpOutline}
          aria-pressed={chosen === true}
          onClick={() => choose(true)}
        >
          {count > 0 ? messages.yesCount(formatNumber(count)) : messages.yes}
        </Button>
        <Button size="sm" aria-pressed={chosen === false} onClick={() => choose(false)}>
          {messages.no}
        </Button>
      </div>
      <p role="status" className={styles.answer} data-failed={vote.isError || undefined}>
        {vote.isError && messages.failed}
        {chosen === true && messages.thanks}
        {chosen === false && (
          <>
            {messages.sorry} <Link href={links.feedback(pagePath)}>{messages.ask}</Link>
          </>
        )}
      </p>
    </div>
  );
}
