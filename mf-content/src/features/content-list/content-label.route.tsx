import { type Host, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contentLabelHead, describeLabel, type LabelListData, labelListOf } from './content-label-head.ts';
import { contentListAddress } from './content-list.address.ts';
import { contentListQueries } from './content-list.queries.ts';
import { ContentListView } from './content-list-view.tsx';
import { spellingOf, withListed } from './labels.rules.ts';
import { LIST_PAGE_SIZE, pageCountOf, refuseOutOfRangePage } from './list-page.rules.ts';
import { messages } from './messages.ts';

/** The maximum length of a label that the service accepts. */
const MAX_LABEL_LENGTH = 80;

/** /contents/label/:title — articles with one label. */
export function contentLabelRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadList(host, args),
    Component: ContentLabelPage,
    handle: { head: contentLabelHead },
  };
}

async function loadList(host: Host, { params, request }: LoaderFunctionArgs): Promise<LabelListData> {
  const data = { label: labelOf(params.title), ...contentListAddress.parse(request) };
  const queries = contentListQueries(host.api);
  const [list] = await Promise.all([
    host.queryClient.ensureQueryData(queries.byLabel(labelListOf(data))),
    host.queryClient.ensureQueryData(queries.types()),
    host.queryClient.ensureQueryData(queries.labels()),
  ]);
  refuseOutOfRangePage(data.page, pageCountOf(list.totalCount, LIST_PAGE_SIZE));
  return data;
}

function labelOf(title = ''): string {
  const label = title.trim();
  if (label === '' || label.length > MAX_LABEL_LENGTH) {
    throw new Response(null, { status: 404, statusText: 'Page Not Found' });
  }
  return label;
}

function ContentLabelPage() {
  const data = useLoaderData() as LabelListData;
  const queries = contentListQueries(useHost().api);
  const { data: list } = useSuspenseQuery(queries.byLabel(labelListOf(data)));
  const { data: types } = useSuspenseQuery(queries.types());
  const { data: labels } = useSuspenseQuery(queries.labels());
  const label = spellingOf(data.label, list.items);
  const listed = list.totalCount > 0 ? label : undefined;
  return (
    <ContentListView
      {...describeLabel(label)}
      feed={{ label }}
      page={data.page}
      list={list}
      types={types}
      labels={withListed(labels, listed, list.totalCount)}
      label={listed}
      empty={{ title: messages.emptyLabel, hint: messages.emptyLabelHint }}
    />
  );
}
