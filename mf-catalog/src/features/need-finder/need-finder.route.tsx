import { links } from '@bazaar/contracts';
import { type Host, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import { groupQuery } from '../../common/group/group.queries.ts';
import { PopularGroups } from '../../common/group/popular-groups.widget.tsx';
import { type NeedAsk, needAddress } from './need.address.ts';
import { needQuery } from './need-finder.queries.ts';
import { type NeedData, needHead } from './need-head.ts';
import { NeedPage } from './need-page.tsx';
import { NeedResultView } from './need-result-view.tsx';
import { UnknownNeed } from './unknown-need.tsx';

/** /newai — a need in the visitor's own words, and the catalogue's results for it. */
export function needFinderRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadNeed(host, args),
    Component: NeedFinderPage,
    handle: { head: needHead },
  };
}

/** /ai — redirects to the same page. */
export function needFinderRedirect() {
  return {
    loader: ({ request }: LoaderFunctionArgs) => {
      throw replace(links.needFinder() + new URL(request.url).search, 301);
    },
    Component: NeedFinderPage,
  };
}

async function loadNeed({ api, queryClient }: Host, { request }: LoaderFunctionArgs): Promise<NeedData> {
  const ask = needAddress.parse(request);
  const result = ask.need === '' ? null : await queryClient.ensureQueryData(needQuery(api, ask));
  if (result === null) {
    // These links are worth a short wait; their failure is not reported.
    await queryClient.prefetchQuery(groupQuery(api));
  }
  return { ...ask, now: new Date().toISOString() };
}

function NeedFinderPage() {
  const { now, ...ask } = useLoaderData() as NeedData;
  return (
    <NeedPage ask={ask}>
      {ask.need === '' ? <PopularGroups /> : <Found key={ask.need} ask={ask} now={now} />}
    </NeedPage>
  );
}

function Found({ ask, now }: { ask: NeedAsk; now: string }) {
  const { data } = useSuspenseQuery(needQuery(useHost().api, ask));
  return data === null ? (
    <>
      <UnknownNeed need={ask.need} />
      <PopularGroups />
    </>
  ) : (
    <NeedResultView ask={ask} result={data} now={now} />
  );
}
