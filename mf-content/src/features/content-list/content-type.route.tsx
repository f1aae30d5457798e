import { ContentTypeId } from '@bazaar/contracts/content';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contentListAddress } from './content-list.address.ts';
import { contentListQueries } from './content-list.queries.ts';
import { ContentListView } from './content-list-view.tsx';
import { contentTypeHead, describeType, type TypeListData, typeListOf } from './content-type-head.ts';
import { LIST_PAGE_SIZE, pageCountOf, refuseOutOfRangePage } from './list-page.rules.ts';
import { messages } from './messages.ts';

/** /contents and /contents/:contentTypeId — articles of all types, or of one. */
export function contentTypeRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadList(host, args),
    Component: ContentTypePage,
    handle: { head: contentTypeHead },
  };
}

async function loadList(host: Host, { params, request }: LoaderFunctionArgs): Promise<TypeListData> {
  const id = params.contentTypeId === undefined ? null : pathParam(ContentTypeId, params.contentTypeId);
  const data = { id, ...contentListAddress.parse(request) };
  const queries = contentListQueries(host.api);
  const [, list] = await Promise.all([
    host.queryClient.ensureQueryData(queries.types()),
    host.queryClient.ensureQueryData(queries.byType(typeListOf(data))),
    host.queryClient.ensureQueryData(queries.labels()),
    host.queryClient.ensureQueryData(queries.path(id)),
  ]);
  refuseOutOfRangePage(data.page, pageCountOf(list.totalCount, LIST_PAGE_SIZE));
  return data;
}

function ContentTypePage() {
  const data = useLoaderData() as TypeListData;
  const queries = contentListQueries(useHost().api);
  const { data: types } = useSuspenseQuery(queries.types());
  const { data: list } = useSuspenseQuery(queries.byType(typeListOf(data)));
  const { data: labels } = useSuspenseQuery(queries.labels());
  const { data: path } = useSuspenseQuery(queries.path(data.id));
  return (
    <ContentListView
      {...describeType(path)}
      feed={{ contentTypeId: data.id ?? undefined }}
      page={data.page}
      list={list}
      types={types}
      typeId={data.id}
      labels={labels}
      empty={{ title: messages.emptyType, hint: messages.emptyTypeHint }}
    />
  );
}
