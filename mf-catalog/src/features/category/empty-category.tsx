import { links } from '@bazaar/contracts';
import type { BreadcrumbStep, Category } from '@bazaar/contracts/product';
import { ItemDrawing } from '@bazaar/drawing';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { categoryBreadcrumb } from './category-breadcrumb.ts';
import { messages } from './messages.ts';

interface EmptyCategoryProps {
  category: Category;
  steps: readonly BreadcrumbStep[];
}

/** Shown for a category without items: links to its parents. */
export function EmptyCategory({ category, steps }: EmptyCategoryProps) {
  const parent = categoryBreadcrumb(steps).at(-2);
  return (
    <EmptyState
      art={<ItemDrawing spec={category.drawing} bare />}
      title={messages.emptyTitle}
      actions={
        <>
          {parent?.href !== undefined && (
            <LinkButton kind="ink" href={parent.href}>
              {messages.toParent(parent.label)}
            </LinkButton>
          )}
          <LinkButton href={links.home()}>{messages.toHome}</LinkButton>
        </>
      }
    >
      {messages.empty}
    </EmptyState>
  );
}
