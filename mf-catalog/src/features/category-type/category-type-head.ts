import { links } from '@bazaar/contracts';
import type { CategoryType } from '@bazaar/contracts/product';
import type { SiteConfig } from '@bazaar/contracts/setting';
import type { Head, HeadContext } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import { itemListJsonLd } from '@bazaar/listing';
import { groupKeys } from '../../common/group/group.queries.ts';
import type { Group } from '../../common/group/group-grid.tsx';
import { messages } from '../../common/text/messages.ts';

export interface CategoryTypeData {
  categoryType: CategoryType;
}

/** The configured title of a type. */
export function titleOfType(config: SiteConfig, categoryType: CategoryType): string {
  return config.categoryTypes.find((entry) => entry.categoryType === categoryType)?.title ?? categoryType;
}

/** Title, description and structured data of a type's page. */
export function categoryTypeHead(
  { categoryType }: CategoryTypeData,
  { config, queryClient, origin }: HeadContext,
): Head {
  const title = titleOfType(config, categoryType);
  const path = links.categoryType(categoryType);
  const groups = queryClient.getQueryData<Group[]>(groupKeys.ofType(categoryType)) ?? [];
  const setting = config.categoryTypes.find((entry) => entry.categoryType === categoryType);
  return {
    title,
    ...(setting && { description: setting.pageSetting.description }),
    canonicalPath: path,
    jsonLd: [
      breadcrumbJsonLd([{ label: messages.home, href: links.home() }, { label: title }], origin, path),
      itemListJsonLd({ items: groups, pageNumber: 1, pageSize: groups.length }, (group) => ({
        name: group.title,
        url: origin + links.category(group.id, group.slug),
      })),
    ],
  };
}
