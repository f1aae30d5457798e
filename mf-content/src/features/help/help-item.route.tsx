import { HelpUniqueId } from '@bazaar/contracts/content';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { helpQueries } from '../../common/help/help.queries.ts';
import { type HelpItemData, helpItemHead } from './help-head.ts';
import { HelpItemView } from './help-item-view.tsx';

/** /help/:uniqueId — one help text; the name of none is a 404. */
export function helpItemRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadItem(host, args),
    Component: HelpItemPage,
    handle: { head: helpItemHead },
  };
}

async function loadItem({ api, queryClient }: Host, { params }: LoaderFunctionArgs): Promise<HelpItemData> {
  const uniqueId = pathParam(HelpUniqueId, params.uniqueId);
  await queryClient.ensureQueryData(helpQueries(api).item(uniqueId));
  return { uniqueId };
}

function HelpItemPage() {
  const { uniqueId } = useLoaderData() as HelpItemData;
  const { data: item } = useSuspenseQuery(helpQueries(useHost().api).item(uniqueId));
  return <HelpItemView key={uniqueId} item={item} />;
}
