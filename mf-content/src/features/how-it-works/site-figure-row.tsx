import type { SiteFigures } from '@bazaar/contracts/content';
import { formatJalaliDateTime, formatNumber } from '@bazaar/locale';
import { HairlineGroup } from '@bazaar/ui/card';
import { TimeText } from '@bazaar/ui/time';
import { durationWords } from './deadline-words.rules.ts';
import styles from './how-it-works-view.module.css';
import { messages } from './messages.ts';

interface Figure {
  value: string;
  note: string;
}

/** The figures that could be counted, and when they were. */
export function SiteFigureRow({ figures }: { figures: SiteFigures }) {
  const shown = figuresOf(figures);
  if (shown.length === 0) {
    return null;
  }
  return (
    <section aria-label={messages.figures}>
      <HairlineGroup as="dl" columns={shown.length === 4 ? 4 : 3} narrowColumns={2} filled>
        {shown.map(({ value, note }) => (
          <div key={note} className={styles.figure}>
            <dt className={styles.figureNote}>{note}</dt>
            <dd className={styles.figureValue}>{value}</dd>
          </div>
        ))}
      </HairlineGroup>
      <p className={styles.counted}>
        <TimeText dateTime={figures.countedAt}>
          {messages.counted(formatJalaliDateTime(figures.countedAt))}
        </TimeText>
      </p>
    </section>
  );
}

function figuresOf({ suppliers, offers, typicalAnswerMinutes }: SiteFigures): Figure[] {
  return [
    ...(suppliers === null
      ? []
      : [
          {
            value: formatNumber(suppliers.suppliers),
            note: messages.suppliers(formatNumber(suppliers.verifiedSuppliers)),
          },
        ]),
    ...(offers === null
      ? []
      : [{ value: formatNumber(offers.offers), note: messages.offers(formatNumber(offers.baseProducts)) }]),
    ...(typicalAnswerMinutes === null
      ? []
      : [{ value: durationWords(typicalAnswerMinutes), note: messages.answerNote }]),
    ...(suppliers === null
      ? []
      : [{ value: messages.provinces(formatNumber(suppliers.provinces)), note: messages.provincesNote }]),
  ];
}
