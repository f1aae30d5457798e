import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Disclosure, DisclosureGroup } from '@bazaar/ui/disclosure';
import { Pager } from '@bazaar/ui/pager';
import { NavigationProgress } from '@bazaar/ui/progress';
import { LinkTabs, Tabs } from '@bazaar/ui/tabs';
import { BUSY, DEFAULT, LONG, LONG_TEXT, restHoverFocus, type Specimens, wide } from './specimen.tsx';

const hrefOf = (page: number) => `#page-${page}`;

export const navigationSpecimens: Specimens = {
  '@bazaar/ui/breadcrumb': {
    Breadcrumb: wide([
      ...restHoverFocus(
        <Breadcrumb
          items={[
            { label: 'خانه', href: '#home' },
            { label: 'پمپ', href: '#pumps' },
            { label: 'پمپ گریز از مرکز' },
          ]}
        />,
      ),
      {
        title: LONG,
        node: (
          <Breadcrumb
            items={[
              { label: 'خانه', href: '#home' },
              { label: LONG_TEXT, href: '#long' },
              { label: LONG_TEXT },
            ]}
          />
        ),
      },
    ]),
  },
  '@bazaar/ui/tabs': {
    LinkTabs: restHoverFocus(
      <LinkTabs
        label="بخش‌های کالا"
        items={[
          { href: '#spec', label: 'مشخصات فنی', current: true },
          { href: '#docs', label: 'اسناد', count: '۴' },
          { href: '#offers', label: 'پیشنهادها' },
        ]}
      />,
    ),
    Tabs: [
      {
        title: DEFAULT,
        node: (
          <Tabs
            label="بخش‌ها"
            items={[
              { id: 'about', label: 'معرفی', panel: 'سازنده پمپ و شیر صنعتی از ۱۳۷۲.' },
              { id: 'goods', label: 'کالاها', count: '۴۸', panel: 'چهل‌وهشت کالا.' },
            ]}
          />
        ),
      },
    ],
  },
  '@bazaar/ui/pager': {
    Pager: wide([
      ...restHoverFocus(<Pager page={4} pageCount={12} hrefOf={hrefOf} summary="۷۳ تا ۹۶ از ۲۸۸ کالا" />),
      { title: 'صفحه نخست', node: <Pager page={1} pageCount={3} hrefOf={hrefOf} /> },
      { title: 'صفحه آخر', node: <Pager page={120} pageCount={120} hrefOf={hrefOf} /> },
    ]),
  },
  '@bazaar/ui/progress': {
    NavigationProgress: [{ title: BUSY, node: <NavigationProgress active />, alone: true }],
  },
  '@bazaar/ui/disclosure': {
    Disclosure: [
      ...restHoverFocus(
        <Disclosure title="پرداخت چگونه است؟">مبلغ تا تأیید تحویل نزد بازار می‌ماند.</Disclosure>,
      ),
      {
        title: 'باز',
        node: (
          <Disclosure title="ارسال" meta="۳" defaultOpen>
            با باربری، پست یا تحویل در کارخانه.
          </Disclosure>
        ),
      },
      { title: LONG, node: <Disclosure title={LONG_TEXT}>{LONG_TEXT}</Disclosure> },
    ],
    DisclosureGroup: [
      {
        title: DEFAULT,
        node: (
          <DisclosureGroup>
            <Disclosure title="ثبت‌نام رایگان است؟" name="faq" defaultOpen>
              بله.
            </Disclosure>
            <Disclosure title="قیمت‌ها تا کی معتبرند؟" name="faq">
              تا تاریخی که کنار قیمت آمده است.
            </Disclosure>
          </DisclosureGroup>
        ),
      },
    ],
  },
};
