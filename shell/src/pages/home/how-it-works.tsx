import { useHost } from '@bazaar/host';
import { toPersianDigits } from '@bazaar/locale';
import { Section } from '@bazaar/ui/container';
import styles from './how-it-works.module.css';
import { messages } from './messages.ts';

/** Four steps, side by side on hairlines. */
export function HowItWorks({ title }: { title: string }) {
  const { links } = useHost();
  return (
    <Section title={title} more={{ href: links.howItWorks(), text: messages.guide }}>
      <ol className={styles.steps}>
        {messages.steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <h3 className={styles.title}>
              <span className={styles.number} aria-hidden="true">
                {toPersianDigits(index + 1)}
              </span>
              {step.title}
            </h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
