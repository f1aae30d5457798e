import { links } from '@bazaar/contracts';
import type { SiteConfig } from '@bazaar/contracts/setting';
import type { Head, HeadContext, JsonLd } from '@bazaar/host';
import { homeSections } from './home-sections.rules.ts';

/** The slots of the home page with their props, for preparing them before rendering. */
export function homeSlots(config: SiteConfig): { name: string; props: { title: string; take: number } }[] {
  return homeSections(config).flatMap((section) =>
    'slot' in section ? [{ name: section.slot, props: section.props }] : [],
  );
}

/** Title, description and structured data of the home page. */
export function homeHead(_data: unknown, { config, origin }: Pick<HeadContext, 'config' | 'origin'>): Head {
  const home = origin + links.home();
  const organization: JsonLd = {
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name: config.siteName,
    url: home,
    description: config.footer.about,
  };
  const website: JsonLd = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: config.siteName,
    url: home,
    inLanguage: 'fa-IR',
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search/{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
  return {
    title: config.home.banner.title,
    description: config.footer.about,
    canonicalPath: links.home(),
    openGraphType: 'website',
    jsonLd: [website, organization],
  };
}
