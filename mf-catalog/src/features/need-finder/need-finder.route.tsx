import { links } from '@bazaar/contracts';
import { type Host, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import { groupQuery } from '../../common/group/group.queries.ts';
import { PopularGroups } from '../../common/group/popular-groups.widget.tsx';
import { type NeedAsk, needAddress } from './need.address.ts';
import { NeedAnswerView } from './need-answer-view.tsx';
import { categorySuppliersQuery, nearestGoodsQuery, needQuery } from './need-finder.queries.ts';
import { needHead } from './need-head.ts';
import { NeedPage } from './need-page.tsx';
import { UnknownNeed } from './unknown-need.widget.tsx';

/** /newai — a need in the visitor's own words, and what there is for it. */
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

async function loadNeed({ api, queryClient }: Host, { request }: LoaderFunctionArgs): Promise<NeedAsk> {
  const { q } = needAddress.parse(request);
  const answer = q === '' ? null : await queryClient.ensureQueryData(needQuery(api, q));
  if (answer?.good == null) {
    // These links are worth a short wait; their failure is not reported.
    await Promise.all([
      queryClient.prefetchQuery(groupQuery(api)),
      ...(answer === null ? [] : [queryClient.prefetchQuery(nearestGoodsQuery(api, q))]),
    ]);
  } else if (answer.exact.length + answer.near.length === 0) {
    await queryClient.prefetchQuery(categorySuppliersQuery(api, answer.good.category.id));
  }
  return { q };
}

function NeedFinderPage() {
  const { q } = useLoaderData() as NeedAsk;
  return <NeedPage need={q}>{q === '' ? <PopularGroups /> : <Found key={q} need={q} />}</NeedPage>;
}

function Found({ need }: { need: string }) {
  const { data } = useSuspenseQuery(needQuery(useHost().api, need));
  return data.good === null ? (
    <>
      <UnknownNeed need={need} answer={data} />
      <PopularGroups />
    </>
  ) : (
    <NeedAnswerView need={need} answer={data} good={data.good} />
  );
}
