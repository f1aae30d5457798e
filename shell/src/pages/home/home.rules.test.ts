import type { CategoryMenuType } from '@bazaar/contracts/product';
import { testConfig } from '@bazaar/testing';
import { describe, expect, it } from 'vitest';
import { assemblyParts, findAssemblyCategories } from './assembly.rules.ts';
import { homeHead, homeSlots } from './home.rules.ts';
import { homeSections } from './home-sections.rules.ts';

const configWith = (sections: typeof testConfig.home.sections) => ({
  ...testConfig,
  home: { ...testConfig.home, sections },
});

describe('homeSections', () => {
  it('keeps the configuration’s order and omits hidden and unknown kinds', () => {
    const config = configWith([
      { kind: 'slider', title: 'اسلایدر', hidden: true },
      { kind: 'howItWorks', title: 'چگونه', hidden: false },
      { kind: 'videos', title: 'ویدئوها', hidden: false },
      { kind: 'news', title: 'خبرها', hidden: true },
      { kind: 'hologram', title: 'ناشناخته', hidden: false },
      { kind: 'constructor', title: 'بدخواه', hidden: false },
      { kind: 'types', title: 'گونه‌ها', hidden: false },
    ]);

    expect(homeSections(config).map(({ kind }) => kind)).toEqual(['howItWorks', 'videos', 'types']);
  });

  it('shows six advertisements and four webinars by default', () => {
    const config = configWith([
      { kind: 'advertisements', title: 'آگهی‌ها', hidden: false },
      { kind: 'webinars', title: 'وبینارها', hidden: false },
      { kind: 'videos', title: 'ویدئوها', hidden: false, take: 8 },
    ]);

    expect(homeSlots(config)).toEqual([
      { name: 'home.advertisements', props: { title: 'آگهی‌ها', take: 6 } },
      { name: 'home.webinars', props: { title: 'وبینارها', take: 4 } },
      { name: 'home.videos', props: { title: 'ویدئوها', take: 8 } },
    ]);
  });
});

describe('homeHead', () => {
  const head = homeHead(null, { config: testConfig, origin: 'https://bazaar.example' });

  it('describes the site and its search to search engines', () => {
    const website = head.jsonLd?.find((block) => block['@type'] === 'WebSite');
    const action = website?.potentialAction as { target: { urlTemplate: string } };

    expect(website?.url).toBe('https://bazaar.example/');
    expect(action.target.urlTemplate).toBe('https://bazaar.example/search/{search_term_string}');
    expect(head.jsonLd?.some((block) => block['@type'] === 'Organization')).toBe(true);
  });

  it('is canonical at the root', () => {
    expect(head).toMatchObject({ canonicalPath: '/', title: testConfig.home.banner.title });
  });
});

describe('findAssemblyCategories', () => {
  const drawing = { family: 'pump', seed: 1, dimensionMm: null, code: null };
  const category = (id: number, title: string) => ({ id, title, slug: `s-${id}`, itemsCount: id });
  const menu = [
    {
      categoryType: 'IndustrialService',
      title: 'خدمات',
      itemsCount: 1,
      groups: [{ ...category(9, 'کوپلینگ'), drawing, children: [] }],
    },
    {
      categoryType: 'Product',
      title: 'کالا',
      itemsCount: 1,
      groups: [
        { ...category(20, 'فلزات و مقاطع فولادی'), drawing, children: [] },
        {
          ...category(30, 'انتقال قدرت'),
          drawing,
          children: [category(31, 'کوپلینگ'), category(32, 'تسمه')],
        },
      ],
    },
  ] as unknown as CategoryMenuType[];

  it('finds groups and children of the products by their titles, and omits the others', () => {
    expect(findAssemblyCategories(menu)).toEqual([
      { part: 'coupling', id: 31, slug: 's-31', itemsCount: 31 },
      { part: 'skid', id: 20, slug: 's-20', itemsCount: 20 },
    ]);
    expect(findAssemblyCategories([])).toEqual([]);
  });

  it('contains each part once', () => {
    expect(new Set(assemblyParts.map(({ part }) => part)).size).toBe(assemblyParts.length);
  });
});
