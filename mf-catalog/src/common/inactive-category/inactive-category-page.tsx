import { links } from '@bazaar/contracts';
import type { RouteErrorProps } from '@bazaar/host';
import { toPersianDigits } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Container, Section } from '@bazaar/ui/container';
import { ErrorPage } from '@bazaar/ui/error-page';
import { mdiClipboardEditOutline } from '@mdi/js';
import type { InactiveCategoryPayload } from './inactive-category.ts';
import { messages } from './messages.ts';

/** The 404 page of a deactivated category, with links to its parents and siblings. */
export function InactiveCategoryPage({ status, payload }: RouteErrorProps<InactiveCategoryPayload>) {
  const { title, categoryType, parents, siblings } = payload;
  return (
    <Container>
      <ErrorPage
        code={toPersianDigits(status)}
        heading={messages.title}
        message={
          <>
            {messages.theCategory} «<bdi>{title}</bdi>» {messages.inactive}
          </>
        }
        actions={
          <>
            {parents.map((parent, place) => (
              <LinkButton
                key={parent.id}
                kind={place === 0 ? 'ink' : 'outline'}
                href={links.category(parent.id, parent.slug)}
              >
                {messages.toParent(parent.title)}
              </LinkButton>
            ))}
            <LinkButton
              kind={parents.length === 0 ? 'ink' : 'outline'}
              href={links.categoryType(categoryType)}
            >
              {messages.toGroups}
            </LinkButton>
            <LinkButton kind="text" icon={mdiClipboardEditOutline} href={links.needFinder(title)}>
              {messages.writeNeed}
            </LinkButton>
          </>
        }
      />
      {siblings.length > 0 && (
        <Section title={messages.siblings}>
          <ChipRow label={messages.siblings}>
            {siblings.map(({ id, slug, title: name }) => (
              <Chip key={id} href={links.category(id, slug)}>
                {name}
              </Chip>
            ))}
          </ChipRow>
        </Section>
      )}
    </Container>
  );
}
