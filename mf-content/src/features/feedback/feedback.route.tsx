import { links } from '@bazaar/contracts';
import { type LoaderFunctionArgs, replace, useSearchParams } from 'react-router';
import { pagePathOf } from '../../common/feedback/page-path.rules.ts';
import { feedbackHead } from './feedback-head.ts';
import { FeedbackView } from './feedback-view.tsx';
import { parseTrackingCode } from './tracking-code.rules.ts';

/** /feedback — a letter to the operators. `?about=` names the page that it is about, `?code=` leads on to a letter. */
export function feedbackRoute() {
  return { loader: leadOn, Component: FeedbackPage, handle: { head: feedbackHead } };
}

/** The form of the code works without scripts too: the server leads on. */
function leadOn({ request }: LoaderFunctionArgs): null {
  const code = parseTrackingCode(new URL(request.url).searchParams.get('code') ?? '');
  if (code !== null) {
    throw replace(links.feedbackState(code));
  }
  return null;
}

function FeedbackPage() {
  const [query, setQuery] = useSearchParams();
  const removePage = () => setQuery({}, { replace: true, preventScrollReset: true });
  return <FeedbackView pagePath={pagePathOf(query.get('about'))} onRemovePage={removePage} />;
}
