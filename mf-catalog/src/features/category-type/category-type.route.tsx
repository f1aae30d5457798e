import { CategoryType } from '@bazaar/contracts/product';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { groupQuery } from '../../common/group/group.queries.ts';
import { type CategoryTypeData, categoryTypeHead, titleOfType } from './category-type-head.ts';
import { CategoryTypeView } from './category-type-view.tsx';

/** /category/categoryType/:categoryType — the groups of one type. */
export function categoryTypeRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadCategoryType(host, args),
    Component: CategoryTypePage,
    handle: { head: categoryTypeHead },
  };
}

async function loadCategoryType(host: Host, { params }: LoaderFunctionArgs): Promise<CategoryTypeData> {
  const categoryType = pathParam(CategoryType, params.categoryType);
  await host.queryClient.ensureQueryData(groupQuery(host.api, categoryType));
  return { categoryType };
}

function CategoryTypePage() {
  const { categoryType } = useLoaderData() as CategoryTypeData;
  const { api, config } = useHost();
  const { data: groups } = useSuspenseQuery(groupQuery(api, categoryType));
  const setting = config.categoryTypes.find((entry) => entry.categoryType === categoryType);
  return (
    <CategoryTypeView
      categoryType={categoryType}
      title={titleOfType(config, categoryType)}
      description={setting?.pageSetting.description ?? ''}
      groups={groups}
    />
  );
}
