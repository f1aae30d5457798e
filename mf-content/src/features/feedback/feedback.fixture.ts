import { getFeedbackProgress } from '@bazaar/contracts/content';
import { given } from '@bazaar/testing';

/** A letter that an operator has looked at. */
export const givenLetter = getFeedbackProgress.response.parse({
  trackingCode: 'FB-7K2MQ9XA4T',
  kind: 'Defect',
  subject: 'تبدیل واحد',
  contact: '۰۹۱۲•••۴۵۶۷',
  pagePath: '/faq',
  fileNames: ['screenshot.png'],
  state: 'InReview',
  steps: [
    { state: 'InReview', text: 'به گروه مشخصات سپرده شد.', at: '2026-11-20T05:45:00Z' },
    { state: 'Registered', text: null, at: '2026-11-19T11:32:00Z' },
  ],
});

/** The service that knows this letter. */
export function givenProgress(changes: object = {}) {
  return given(getFeedbackProgress, { ...givenLetter, ...changes });
}
