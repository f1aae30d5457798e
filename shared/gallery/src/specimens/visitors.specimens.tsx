import { Button } from '@bazaar/ui/button';
import { FileButton, FileRow, UploadRow } from '@bazaar/ui/file-field';
import { MaskedNumber } from '@bazaar/ui/masked-number';
import { ReportForm } from '@bazaar/ui/report-form';
import { mdiFileOutline, mdiPaperclip } from '@mdi/js';
import {
  BUSY,
  DEFAULT,
  FAILED,
  ignore,
  LONG,
  LONG_TEXT,
  restHoverFocus,
  type Specimens,
  wide,
} from './specimen.tsx';

const MASKED = { masked: '۰۲۱•••۱۰۰۱', isSignedIn: true, busy: false, onReveal: ignore };

const REPORT = {
  words: {
    title: 'گزارش صنایع نمونه‌پمپ',
    note: 'گزارش شما به تأمین‌کننده نمایش داده نمی‌شود.',
    reason: 'علت گزارش',
    reasons: { wrong: 'اطلاعات نادرست', fraud: 'کلاهبرداری', other: 'سایر موارد' },
    text: 'شرح',
    textHint: 'از ۵ تا ۲۰۰۰ کاراکتر',
  },
  reasons: ['wrong', 'fraud', 'other'],
  initialReason: 'wrong',
  busy: false,
  onSend: ignore,
  onClose: ignore,
} as const;

const FILE_BUTTON = { label: 'انتخاب فایل', icon: mdiPaperclip, accept: '.pdf', onChoose: ignore };
const UPLOAD = {
  icon: mdiFileOutline,
  name: 'نقشه بوش.pdf',
  fraction: 0.4,
  failure: null,
  words: { sending: 'بارگذاری نقشه بوش', sent: '۴۰٪ از ۲ مگابایت', retry: 'تلاش دوباره', cancel: 'لغو' },
  onRetry: ignore,
  onCancel: ignore,
};

/** What a visitor sends and asks for: files, the number of a listed party, and a report about it. */
export const visitorSpecimens: Specimens = {
  '@bazaar/ui/file-field': {
    FileButton: [
      ...restHoverFocus(<FileButton {...FILE_BUTTON} />),
      { title: 'کوچک', node: <FileButton {...FILE_BUTTON} size="sm" /> },
      { title: 'جای رها کردن فایل', node: <FileButton {...FILE_BUTTON} dashed /> },
    ],
    FileRow: wide([
      {
        title: DEFAULT,
        node: (
          <ul>
            <FileRow icon={mdiFileOutline} name="نقشه بوش.pdf" detail="۲ مگابایت">
              <Button size="sm">حذف</Button>
            </FileRow>
          </ul>
        ),
      },
      {
        title: LONG,
        node: (
          <ul>
            <FileRow icon={mdiFileOutline} name={LONG_TEXT} detail="۲ مگابایت">
              <Button size="sm">حذف</Button>
            </FileRow>
          </ul>
        ),
      },
    ]),
    UploadRow: wide([
      {
        title: BUSY,
        node: (
          <ul>
            <UploadRow {...UPLOAD} />
          </ul>
        ),
      },
      {
        title: FAILED,
        node: (
          <ul>
            <UploadRow {...UPLOAD} failure="بارگذاری نشد. دوباره تلاش کنید." />
          </ul>
        ),
      },
    ]),
  },
  '@bazaar/ui/masked-number': {
    MaskedNumber: [
      { title: DEFAULT, node: <MaskedNumber {...MASKED} /> },
      { title: 'پیش از ورود', node: <MaskedNumber {...MASKED} isSignedIn={false} /> },
      { title: BUSY, node: <MaskedNumber {...MASKED} busy /> },
      {
        title: FAILED,
        node: <MaskedNumber {...MASKED} failure="شماره دریافت نشد. دوباره تلاش کنید." />,
      },
    ],
  },
  '@bazaar/ui/report-form': {
    ReportForm: [
      { title: DEFAULT, node: <ReportForm {...REPORT} />, alone: true },
      { title: BUSY, node: <ReportForm {...REPORT} busy />, alone: true },
      {
        title: FAILED,
        node: <ReportForm {...REPORT} failure="گزارش ارسال نشد. متن شما حفظ شده است." />,
        alone: true,
      },
    ],
  },
};
