import { links } from '@bazaar/contracts';
import type { AnchorProps } from '@bazaar/ui/link';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { idleRegistry } from '../remotes/given-remote.fixture.ts';
import { RegistryProvider } from '../remotes/registry-context.ts';
import { RouterLink } from '../routing/router-link.tsx';
import { DocumentLink } from './document-link.tsx';

async function markupOf(Link: ComponentType<AnchorProps>, href: string): Promise<string> {
  const element = (
    <Link href={href} className="link" aria-current="page" rel="nofollow">
      پمپ
    </Link>
  );
  const { query, dataRoutes } = createStaticHandler([{ path: '*', element }]);
  const context = await query(new Request('https://bazaar.example/products/7/pump?v=2'));
  if (context instanceof Response) {
    throw new Error('The route redirects.');
  }
  return renderToString(
    <RegistryProvider value={idleRegistry()}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </RegistryProvider>,
  );
}

it.each([
  links.home(),
  links.product(7, 'پمپ-سانتریفیوژ'),
  links.search('لوله ۲ اینچ'),
  links.comparison([1, 2]),
  `${links.faq()}?q=a&b=%D8%A7#q-7`,
  '?page=2',
])('a link of a document to %s is what the router writes', async (href) => {
  expect(await markupOf(DocumentLink, href)).toBe(await markupOf(RouterLink, href));
});
