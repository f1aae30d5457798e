import { links } from '@bazaar/contracts';
import type { InactiveCategory } from '@bazaar/contracts/product';
import type { RouteErrorProps } from '@bazaar/host';
import { toPersianDigits } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Container } from '@bazaar/ui/container';
import { ErrorPage } from '@bazaar/ui/error-page';
import { messages } from './messages.ts';

const words = messages.inactive;

/** The 404 page of a deactivated category: links to the suppliers of its parents. */
export function InactiveCategoryPage({ status, payload }: RouteErrorProps<InactiveCategory>) {
  const { title, categoryType, parents } = payload;
  return (
    <Container>
      <ErrorPage
        code={toPersianDigits(status)}
        heading={words.title}
        message={<bdi>{words.text(title)}</bdi>}
        actions={
          <>
            {parents.map((parent) => (
              <LinkButton key={parent.id} href={links.suppliersOfCategory(parent.id, parent.slug)}>
                {messages.ofCategory(parent.title)}
              </LinkButton>
            ))}
            <LinkButton kind="ink" href={links.suppliersOfType(categoryType)}>
              {words.toType}
            </LinkButton>
          </>
        }
      />
    </Container>
  );
}
