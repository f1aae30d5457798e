import { links } from '@bazaar/contracts';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Container, PageHead } from '@bazaar/ui/container';
import { Note } from '@bazaar/ui/note';
import type { ReactNode } from 'react';
import { messages as shared } from '../../common/text/messages.ts';
import { messages } from './messages.ts';
import type { NeedAsk } from './need.address.ts';
import { NeedForm } from './need-form.tsx';
import styles from './need-page.module.css';

/** The form, an explanation of the tool, and the results below it. */
export function NeedPage({ ask, children }: { ask: NeedAsk; children: ReactNode }) {
  return (
    <Container>
      <Breadcrumb items={[{ label: shared.home, href: links.home() }, { label: messages.title }]} />
      <PageHead title={messages.title} note={messages.lead} />
      <div className={styles.head}>
        <NeedForm key={ask.need} need={ask.need} />
        <Note>{messages.honest}</Note>
      </div>
      {children}
    </Container>
  );
}
