import type { Board } from '../board.ts';
import { arrow, art, card, heading, show, text, words } from '../parts.tsx';

const STATES = ['پیش‌نویس', 'منتشرشده', 'پیشنهاد', 'پرداخت', 'تحویل'];
const REACHED = [2, 19.5, 23, 28, 33.5];
const xOf = (place: number) => 812 - place * 166;

/** The first trade request, from the draft to the delivery. */
export const firstRequest: Board = {
  file: 'first-request',
  parts: [
    heading('درخواست معامله'),
    ...STATES.flatMap((name, place) => [
      card(0.4, [xOf(place) - 68, 396, 136, 50], { tone: 'sunken' }),
      card(REACHED[place] ?? 0, [xOf(place) - 68, 396, 136, 50], { tone: 'accent' }),
      words(0.5, [xOf(place), 428, name]),
      ...(place === 0
        ? []
        : [
            arrow(REACHED[place] ?? 0, [
              [xOf(place) + 96, 421],
              [xOf(place) + 72, 421],
            ]),
          ]),
    ]),
    card(0, [120, 100, 720, 260]),
    art(0.4, 'pump', { place: [560, 124], width: 260, seed: 2, until: 22 }),
    card(1.4, [180, 270, 250, 60], { tone: 'dark', until: 6 }),
    show(1.8, <g className="light">{text([305, 308], 'درخواست معامله')}</g>, { until: 6 }),
    words(6.2, [500, 160, 'مقدار'], { tone: 'small', anchor: 'start', until: 17 }),
    words(7, [400, 160, '۴ دستگاه'], { anchor: 'start', until: 17 }),
    words(8.6, [300, 330, 'ذخیره شد ✓'], { accent: true, until: 12 }),
    words(12.2, [500, 214, 'نشانی'], { tone: 'small', anchor: 'start', until: 17 }),
    words(13, [400, 214, 'انبار، شهرک صنعتی'], { anchor: 'start', until: 17 }),
    words(14, [500, 268, 'تاریخ نیاز'], { tone: 'small', anchor: 'start', until: 17 }),
    words(14.8, [400, 268, '۲۰ دی ۱۴۰۵'], { anchor: 'start', until: 17 }),
    words(17.3, [500, 168, '۴ دستگاه'], { anchor: 'start', until: 22 }),
    words(17.5, [500, 210, 'انبار، شهرک صنعتی'], { anchor: 'start', until: 22 }),
    words(17.7, [500, 252, '۲۰ دی ۱۴۰۵'], { anchor: 'start', until: 22 }),
    card(18.6, [180, 270, 250, 60], { tone: 'dark', until: 22 }),
    show(18.8, <g className="light">{text([305, 308], 'تأیید و انتشار')}</g>, { until: 22 }),
    words(22.2, [812, 160, 'پیشنهاد تأمین‌کننده'], { anchor: 'start' }),
    words(23, [812, 214, 'قیمت'], { tone: 'small', anchor: 'start' }),
    words(23.4, [640, 214, '۴ × ۱۸٬۵۰۰٬۰۰۰ تومان'], { anchor: 'start' }),
    words(24.2, [812, 262, 'تحویل'], { tone: 'small', anchor: 'start' }),
    words(24.6, [640, 262, '۱۰ روز'], { anchor: 'start' }),
    words(25.4, [812, 310, 'اعتبار'], { tone: 'small', anchor: 'start' }),
    words(25.8, [640, 310, 'تا ۵ آذر'], { anchor: 'start' }),
    card(27.4, [180, 180, 200, 90], { tone: 'accent' }),
    words(27.8, [280, 216, 'پرداخت شد'], { accent: true }),
    words(32.4, [280, 250, 'نگه‌داشته تا تحویل'], { tone: 'small' }),
  ],
};
