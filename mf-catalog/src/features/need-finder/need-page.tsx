import { links } from '@bazaar/contracts';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Container, PageHead } from '@bazaar/ui/container';
import type { ReactNode } from 'react';
import { messages as shared } from '../../common/text/messages.ts';
import { messages } from './messages.ts';
import { NeedForm } from './need-form.tsx';

/** The form, and what there is for the need below it. */
export function NeedPage({ need, children }: { need: string; children: ReactNode }) {
  return (
    <Container>
      <Breadcrumb items={[{ label: shared.home, href: links.home() }, { label: messages.title }]} />
      <PageHead title={messages.title} note={messages.lead} />
      <NeedForm key={`form ${need}`} need={need} />
      {children}
    </Container>
  );
}
