import { Button, LinkButton } from '@bazaar/ui/button';
import { Dialog, type DialogProps } from '@bazaar/ui/dialog';
import { EmptyState } from '@bazaar/ui/empty-state';
import { ErrorPage } from '@bazaar/ui/error-page';
import { HelpButton, HelpFailed, HelpLoading, HelpProvider } from '@bazaar/ui/help';
import { TextField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { OnDemandRegion, RegionBoundary, RegionError } from '@bazaar/ui/region-error';
import { SelectField } from '@bazaar/ui/select';
import { Skeleton, SkeletonCard, SkeletonGroup } from '@bazaar/ui/skeleton';
import { showToast, ToastHost, type ToastNotice } from '@bazaar/ui/toast';
import { useEffect } from 'react';
import {
  DEFAULT,
  EMPTY,
  FAILED,
  ignore,
  LONG,
  LONG_TEXT,
  type SpecimenState,
  type Specimens,
  Stateful,
  wide,
} from './specimen.tsx';

const NOTICES: readonly ToastNotice[] = [
  { tone: 'success', title: 'به علاقه‌مندی‌ها افزوده شد', action: { label: 'بازگردانی', onSelect: ignore } },
  { tone: 'info', title: 'نسخه تازه آماده است' },
  { tone: 'warning', title: 'قیمت این کالا قدیمی است', detail: 'پیش از ثبت درخواست استعلام بگیرید.' },
  { tone: 'danger', title: 'ذخیره نشد', detail: 'ارتباط اینترنت را بررسی کنید و دوباره تلاش کنید.' },
];

const loadContent = async () => () => <p>محتوای بخش</p>;

function ShownToasts() {
  useEffect(() => NOTICES.forEach(showToast), []);
  return <ToastHost />;
}

const dialogState = (title: string, change: Partial<DialogProps>): SpecimenState => ({
  title,
  alone: true,
  node: (
    <Stateful initial={true}>
      {(isOpen, setOpen) => (
        <>
          <Button onClick={() => setOpen(true)}>باز کردن</Button>
          <Dialog
            open={isOpen}
            onClose={() => setOpen(false)}
            title="لغو درخواست TR-1405-000123؟"
            description="به تأمین‌کننده اطلاع داده می‌شود و پیشنهاد ۹۸۶٬۱۰۰٬۰۰۰ تومانی از بین می‌رود."
            actions={
              <>
                <Button kind="text" onClick={() => setOpen(false)}>
                  بازگشت
                </Button>
                <Button kind="danger-solid" onClick={() => setOpen(false)}>
                  لغو درخواست
                </Button>
              </>
            }
            {...change}
          >
            <SelectField label="دلیل لغو" options={[{ value: 'price', label: 'قیمت بالاتر از بودجه' }]} />
          </Dialog>
        </>
      )}
    </Stateful>
  ),
});

const helpPlace = (
  <HelpProvider hrefOf={(uniqueId) => `#${uniqueId}`} panel={() => <p>{LONG_TEXT}</p>}>
    <TextField label="تاریخ نیاز" help={<HelpButton uniqueId="request-need-by" label="تاریخ نیاز" />} />
  </HelpProvider>
);

export const feedbackSpecimens: Specimens = {
  '@bazaar/ui/note': {
    Note: [
      { title: 'خبر', node: <Note>فاکتور رسمی صادر می‌شود.</Note> },
      { title: 'تأکید', node: <Note tone="accent">برای دیدن اطلاعات تماس وارد شوید.</Note> },
      { title: 'انجام‌شده', node: <Note tone="success">هویت این تأمین‌کننده بررسی شده است.</Note> },
      { title: 'هشدار', node: <Note tone="warning">این کد را به هیچ‌کس ندهید.</Note> },
      { title: FAILED, node: <Note tone="danger">پرداخت انجام نشد. مبلغ تا ۷۲ ساعت برمی‌گردد.</Note> },
      { title: LONG, node: <Note>{LONG_TEXT}</Note> },
    ],
  },
  '@bazaar/ui/empty-state': {
    EmptyState: [
      {
        title: EMPTY,
        node: (
          <EmptyState
            title="هنوز درخواستی ثبت نکرده‌اید"
            actions={<Button kind="primary">ثبت نخستین درخواست</Button>}
          >
            در صفحه هر کالا «درخواست معامله» را انتخاب کنید.
          </EmptyState>
        ),
      },
      { title: LONG, node: <EmptyState title={LONG_TEXT}>{LONG_TEXT}</EmptyState> },
    ],
  },
  '@bazaar/ui/error-page': {
    ErrorPage: wide([
      {
        title: FAILED,
        node: (
          <ErrorPage
            code="۴۰۴"
            heading="صفحه موردنظر یافت نشد"
            message="شاید نشانی آن تغییر کرده باشد."
            actions={
              <LinkButton href="#home" kind="ink">
                بازگشت به صفحه اصلی
              </LinkButton>
            }
          />
        ),
      },
    ]),
  },
  '@bazaar/ui/region-error': {
    RegionError: wide([
      {
        title: FAILED,
        node: <RegionError cause="ارتباط با سرویس آگهی برقرار نشد. بقیه صفحه کار می‌کند." onRetry={ignore} />,
      },
    ]),
    RegionBoundary: [{ title: DEFAULT, node: <RegionBoundary onRetry={ignore}>محتوای بخش</RegionBoundary> }],
    OnDemandRegion: [
      {
        title: DEFAULT,
        node: (
          <OnDemandRegion load={loadContent} with={{}} height="md" fallback={<Skeleton size="panel" />} />
        ),
      },
    ],
  },
  '@bazaar/ui/help': {
    HelpProvider: [{ title: DEFAULT, alone: true, node: helpPlace }],
    HelpButton: [{ title: DEFAULT, node: helpPlace }],
    HelpLoading: [{ title: DEFAULT, node: <HelpLoading /> }],
    HelpFailed: wide([{ title: FAILED, node: <HelpFailed onRetry={ignore} /> }]),
  },
  '@bazaar/ui/skeleton': {
    Skeleton: [
      {
        title: 'اندازه‌ها',
        node: (
          <SkeletonGroup>
            <Skeleton size="heading" width="half" />
            <Skeleton />
            <Skeleton width="wide" />
            <Skeleton size="control" width="third" />
            <Skeleton size="row" />
          </SkeletonGroup>
        ),
      },
    ],
    SkeletonGroup: wide([
      {
        title: 'چهار ستون',
        node: (
          <SkeletonGroup columns={4}>
            <Skeleton size="tile" />
            <Skeleton size="tile" />
            <Skeleton size="tile" />
            <Skeleton size="tile" />
          </SkeletonGroup>
        ),
      },
    ]),
    SkeletonCard: wide([
      {
        title: DEFAULT,
        node: (
          <SkeletonGroup columns={3}>
            <SkeletonCard />
            <SkeletonCard />
          </SkeletonGroup>
        ),
      },
    ]),
  },
  '@bazaar/ui/dialog': {
    Dialog: [
      dialogState('گفت‌وگو', {}),
      dialogState('برگه از پایین', { kind: 'sheet' }),
      dialogState('کشو از کنار', { kind: 'drawer' }),
      dialogState('پهن', { size: 'wide' }),
      dialogState('در حال ثبت، قفل', { locked: true }),
    ],
  },
  '@bazaar/ui/toast': {
    ToastHost: [{ title: 'چهار اعلان', node: <ShownToasts />, alone: true }],
  },
};
