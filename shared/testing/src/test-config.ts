import { CATEGORY_TYPES } from '@bazaar/contracts/product';
import { CLIENT_ID, SiteConfig } from '@bazaar/contracts/setting';

/** A small site configuration that its own schema accepts. */
export const testConfig: SiteConfig = SiteConfig.parse({
  clientId: CLIENT_ID,
  version: 'test-1',
  siteName: 'بازار صنعت',
  addresses: { product: '/api/product' },
  categoryTypes: CATEGORY_TYPES.map((categoryType) => ({
    categoryType,
    title: `دسته ${categoryType}`,
    pageSetting: { description: 'شرح این دسته' },
    linkToPage: `/category/categoryType/${categoryType}`,
  })),
  uniquePageNames: {
    policy: 'policy',
    privacy: 'privacy',
    PolicyPageHeader: 'policy-header',
    PolicyPageFooter: 'policy-footer',
  },
  pageIds: { policy: 1, comments: 2, commentRules: 3 },
  home: {
    banner: { title: 'جست‌وجو در کالاهای صنعتی', phrases: ['پمپ گریز از مرکز'] },
    sections: [{ kind: 'types', title: 'دسته‌ها', hidden: false }],
  },
  footer: { about: 'درباره بازار', credit: 'همه حقوق محفوظ است.' },
});
