import { links } from '@bazaar/contracts';
import type { BreadcrumbStep, Category } from '@bazaar/contracts/product';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { Container, PageHead } from '@bazaar/ui/container';
import { HelpButton } from '@bazaar/ui/help';
import { HelpPlace } from '../../common/help/help-place.tsx';
import type { Listing } from '../../common/listing/use-listing.ts';
import { messages as shared } from '../../common/text/messages.ts';
import { listBreadcrumb } from './list-breadcrumb.ts';
import { messages } from './messages.ts';
import { PropertyForm } from './property-form.widget.tsx';

interface CategoryPropertiesViewProps {
  category: Category;
  steps: readonly BreadcrumbStep[];
  list: Listing;
}

/** The whole page of a category's filters. */
export function CategoryPropertiesView({ category, steps, list }: CategoryPropertiesViewProps) {
  const { id, slug, title, categoryType } = category;
  const path = links.category(id, slug);
  return (
    <Container>
      <HelpPlace>
        <Breadcrumb items={listBreadcrumb(steps, messages.properties)} />
        <PageHead
          title={<bdi>{messages.propertiesTitle(title)}</bdi>}
          mark={<HelpButton uniqueId="property-filter" label={messages.properties} />}
          note={messages.propertiesNote}
          actions={<LinkButton href={path}>{messages.toList(title)}</LinkButton>}
        />
        <PropertyForm list={list} path={path} name={shared.itemNames[categoryType]} />
      </HelpPlace>
    </Container>
  );
}
