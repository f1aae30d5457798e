import { PUBLIC_DEMO_HOUR } from '@bazaar/contracts/deployment';
import { toPersianDigits } from '@bazaar/locale';
import { messages } from './messages.ts';

/**
 * The banner of a public demonstration, before the root of every document: it is there with the first byte, so that it moves
 * nothing, and hydration does not touch it. The shell's style sheet finds it by its attribute.
 */
export const PUBLIC_DEMO_BANNER = `<aside data-public-demo aria-label="${messages.publicDemoLabel}">${messages.publicDemo(toPersianDigits(PUBLIC_DEMO_HOUR))}</aside>`;
