import { links } from '@bazaar/contracts';
import { IconButton } from '@bazaar/ui/button';
import { mdiMagnify } from '@mdi/js';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import styles from './video-search.module.css';
import { videosAddress } from './videos.address.ts';

/** Searches titles and transcripts. It is a plain form, so that it works without scripts too. */
export function VideoSearch({ term, group }: { term: string | undefined; group: string | undefined }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(links.videos() + videosAddress.write({ group, term: typed === '' ? undefined : typed }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of the last years do not know the element yet
    <form role="search" action={links.videos()} method="get" className={styles.search} onSubmit={submit}>
      {group !== undefined && <input type="hidden" name="group" value={group} />}
      <input
        key={term}
        className={styles.input}
        type="search"
        name="q"
        maxLength={120}
        defaultValue={term}
        aria-label={messages.search}
        placeholder={messages.search}
        enterKeyHint="search"
      />
      <IconButton type="submit" icon={mdiMagnify} label={messages.find} />
    </form>
  );
}
