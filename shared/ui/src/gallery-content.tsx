import { mdiCheckCircle, mdiSend } from '@mdi/js';
import { useState } from 'react';
import { Avatar } from './avatar/index.ts';
import { Badge } from './badge/index.ts';
import { Button, LinkButton } from './button/index.ts';
import { Card, CardHead } from './card/index.ts';
import { Section } from './container/index.ts';
import { type DataColumn, DataTable } from './data-table/index.ts';
import { Dialog } from './dialog/index.ts';
import { Disclosure, DisclosureGroup } from './disclosure/index.ts';
import { EmptyState } from './empty-state/index.ts';
import { ErrorPage } from './error-page/index.ts';
import { FactGrid, FactRows } from './facts/index.ts';
import { Icon } from './icon/index.ts';
import { Note } from './note/index.ts';
import { Pager } from './pager/index.ts';
import { InquiryPrice, Price } from './price/index.ts';
import { ProductCard, ProductGrid } from './product-card/index.ts';
import { RegionError } from './region-error/index.ts';
import { RichText } from './rich-text/index.ts';
import { SelectField } from './select/index.ts';
import { Skeleton, SkeletonCard, SkeletonGroup } from './skeleton/index.ts';
import { LinkTabs, Tabs } from './tabs/index.ts';
import { TimeText } from './time/index.ts';
import { showToast, ToastHost } from './toast/index.ts';
import { VisuallyHidden } from './visually-hidden/index.ts';

interface Offer {
  city: string;
  price: string;
  checked: string;
}

const OFFERS: readonly Offer[] = [
  { city: 'اهواز', price: '۸۴٬۹۰۰٬۰۰۰', checked: '۲۸ مهر ۱۴۰۵' },
  { city: 'کرج', price: '۸۸٬۲۰۰٬۰۰۰', checked: '۱۴ آبان ۱۴۰۵' },
];

const COLUMNS: readonly DataColumn<Offer>[] = [
  { key: 'city', label: 'شهر', cell: (offer) => offer.city },
  {
    key: 'price',
    label: 'قیمت',
    numeric: true,
    sort: { href: '?sort=price', direction: 'ascending' },
    cell: (offer) => <Price amount={offer.price} size="sm" />,
  },
  {
    key: 'checked',
    label: 'تأیید',
    cell: (offer) => (
      <Badge tone="success" icon={mdiCheckCircle}>
        {offer.checked}
      </Badge>
    ),
  },
  {
    key: 'act',
    label: 'کار',
    labelHidden: true,
    cell: () => (
      <LinkButton href="/o/1" size="sm">
        مشاهده پیشنهاد
      </LinkButton>
    ),
  },
];

const FACTS = [
  { label: 'دبی', value: '۵۰ m³/h' },
  { label: 'هد', value: '۴۸ m' },
  { label: 'توان', value: '۱۵ kW' },
  { label: 'فشار کاری', value: '۱۰ bar' },
  { label: 'جنس بدنه', value: 'چدن' },
];

/** The second half of the gallery: what shows data and states. */
export function GalleryContent() {
  return (
    <>
      <Section title="داده" level={2} note="۲ پیشنهاد">
        <DataTable
          caption="پیشنهادها"
          captionHidden
          columns={COLUMNS}
          rows={OFFERS}
          keyOf={(offer) => offer.city}
          isSelected={(offer) => offer.city === 'کرج'}
        />
        <br />
        <FactGrid facts={FACTS} />
        <br />
        <Card>
          <CardHead title="مشخصات فنی" />
          <FactRows facts={FACTS} kind="lined" />
        </Card>
        <br />
        <Card padded raised>
          <Avatar letters="دن" /> <Avatar letters="دن" size="lg" tone="ink" />
          <FactRows facts={FACTS.slice(0, 3)} kind="dashed" />
          <Price amount="۸۶٬۵۰۰٬۰۰۰" per="دستگاه" prefix="از" /> <InquiryPrice />{' '}
          <Price amount="۱٬۰۳۸٬۰۰۰٬۰۰۰" size="lg" />
        </Card>
        <ProductGrid label="کالاها">
          <ProductCard
            href="/products/1"
            title="پمپ گریز از مرکز"
            plate={<Skeleton size="plate" />}
            code="DP-50-200"
            offers="۵ پیشنهاد"
            facts={FACTS.slice(0, 2)}
            source={{ name: 'تأمین‌کننده نمونه', place: 'اصفهان' }}
            price={{ amount: '۸۶٬۵۰۰٬۰۰۰', per: 'دستگاه' }}
          />
        </ProductGrid>
        <Pager page={4} pageCount={12} hrefOf={(page) => `?page=${page}`} summary="۷۳ تا ۹۶ از ۲۸۸ کالا" />
      </Section>
      <Section title="زبانه و آکاردئون">
        <LinkTabs
          label="بخش‌های کالا"
          items={[
            { href: '#spec', label: 'مشخصات فنی', current: true },
            { href: '#docs', label: 'اسناد', count: '۴' },
          ]}
        />
        <Tabs
          label="نماها"
          items={[
            { id: 'a', label: 'نمای کلی', panel: 'الف' },
            { id: 'b', label: 'کالاها', count: '۴۸', panel: 'ب' },
          ]}
        />
        <DisclosureGroup>
          <Disclosure id="pay" title="پرداخت چگونه است؟" defaultOpen>
            مبلغ تا تأیید تحویل نزد بازار می‌ماند.
          </Disclosure>
          <Disclosure title="ارسال" meta="۳">
            با باربری.
          </Disclosure>
        </DisclosureGroup>
      </Section>
      <States />
    </>
  );
}

function States() {
  const [open, setOpen] = useState(false);
  return (
    <Section title="وضعیت‌ها">
      <SkeletonGroup columns={4}>
        <SkeletonCard />
        <SkeletonCard />
        <Skeleton size="tile" />
        <Skeleton size="row" width="half" />
      </SkeletonGroup>
      <br />
      <RegionError
        cause="اتصال به سرویس آگهی برقرار نشد. بقیه صفحه در دسترس است."
        onRetry={() => undefined}
      />
      <br />
      <EmptyState
        title="هنوز درخواست معامله‌ای ندارید"
        actions={<Button kind="primary">ساخت نخستین درخواست</Button>}
      >
        از صفحه هر کالا «درخواست معامله» را بزنید.
      </EmptyState>
      <br />
      <Note tone="warning">این کد را به هیچ‌کس ندهید.</Note>
      <Note tone="accent">برای دیدن اطلاعات تماس وارد شوید.</Note>
      <ErrorPage
        code="۴۰۴"
        heading="صفحه موردنظر یافت نشد"
        message="شاید نشانی عوض شده باشد."
        actions={
          <LinkButton href="/" kind="ink">
            بازگشت به صفحه اصلی
          </LinkButton>
        }
      />
      <RichText>
        <h2>کاویتاسیون</h2>
        <p>
          متن نوشته با <a href="/blog">پیوند</a> و{' '}
          <TimeText dateTime="2026-11-20T08:00:00Z">۲۹ آبان ۱۴۰۵</TimeText>.
        </p>
        <ol>
          <li>گام نخست</li>
          <li>گام دوم</li>
        </ol>
        <blockquote>نقل از استاندارد</blockquote>
      </RichText>
      <Button onClick={() => setOpen(true)}>گفت‌وگو</Button>{' '}
      <Button
        onClick={() =>
          showToast({
            title: 'به علاقه‌مندی‌ها افزوده شد',
            action: { label: 'بازگردانی', onSelect: () => undefined },
          })
        }
      >
        اعلان
      </Button>{' '}
      <Button
        onClick={() =>
          showToast({
            tone: 'danger',
            title: 'ذخیره نشد',
            detail: 'فرم دست‌نخورده مانده است؛ دوباره تلاش کنید.',
          })
        }
      >
        اعلان خطا
      </Button>
      <Icon path={mdiSend} mirrored label="ارسال" />
      <VisuallyHidden>پایان</VisuallyHidden>
      <ToastHost />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="لغو درخواست TR-1405-000123؟"
        description="تأمین‌کننده باخبر می‌شود و پیشنهاد ۹۸۶٬۱۰۰٬۰۰۰ تومانی از بین می‌رود."
        actions={
          <>
            <Button kind="text">بازگشت</Button>
            <Button kind="danger-solid">لغو درخواست</Button>
          </>
        }
      >
        <SelectField label="دلیل لغو" options={[{ value: 'price', label: 'قیمت بالاتر از بودجه' }]} />
      </Dialog>
    </Section>
  );
}
