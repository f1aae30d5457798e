import { links, profileLinks } from '@bazaar/contracts';
import type { SiteFigures } from '@bazaar/contracts/content';
import type { TradeDeadlines } from '@bazaar/contracts/trade';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { Container, PageHead, Section } from '@bazaar/ui/container';
import { mdiClipboardEditOutline, mdiStorefrontOutline } from '@mdi/js';
import { deadlineWords } from './deadline-words.rules.ts';
import { howItWorksBreadcrumb } from './how-it-works-head.ts';
import styles from './how-it-works-view.module.css';
import { businessSteps, buyerSteps, messages, stages } from './messages.ts';
import { SiteFigureRow } from './site-figure-row.tsx';
import { StageGrid } from './stage-grid.tsx';
import { StepList } from './step-list.tsx';

interface HowItWorksViewProps {
  deadlines: TradeDeadlines;
  /** Null when they could not be counted. */
  figures: SiteFigures | null;
  isSignedIn: boolean;
  /** The visitor has brought a trade to its end. */
  hasTraded: boolean;
}

/** Both halves are always in the page; the switch is two anchors. */
export function HowItWorksView({ deadlines, figures, isSignedIn, hasTraded }: HowItWorksViewProps) {
  const words = deadlineWords(deadlines);
  return (
    <Container>
      <Breadcrumb items={howItWorksBreadcrumb()} />
      <PageHead
        title={messages.title}
        note={messages.lead}
        actions={
          <nav className={styles.parts} aria-label={messages.parts}>
            <a href="#buyers">{messages.forBuyers}</a>
            <a href="#business">{messages.forBusiness}</a>
          </nav>
        }
      />
      <div className={styles.page}>
        {figures !== null && <SiteFigureRow figures={figures} />}
        <Section id="buyers" title={messages.buyersTitle}>
          <StepList steps={buyerSteps(words)} />
          <NeedBand isSignedIn={isSignedIn} hasTraded={hasTraded} />
        </Section>
        <Section title={messages.stagesTitle}>
          <StageGrid stages={stages(words)} />
        </Section>
        <Section id="business" title={messages.businessTitle} note={messages.businessNote}>
          <StepList steps={businessSteps} />
          <SellBand />
        </Section>
        <p className={styles.questions}>
          <LinkButton href={links.faq()}>{messages.allQuestions}</LinkButton>
          <LinkButton kind="text" href={links.helpSearch()}>
            {messages.help}
          </LinkButton>
        </p>
      </div>
    </Container>
  );
}

function NeedBand({ isSignedIn, hasTraded }: Pick<HowItWorksViewProps, 'isSignedIn' | 'hasTraded'>) {
  return (
    <div className={styles.band}>
      <div className={styles.words}>
        <h3 className={styles.bandTitle}>{messages.unsureTitle}</h3>
        <p className={styles.bandText}>{messages.unsure}</p>
      </div>
      <div className={styles.actions}>
        <LinkButton kind="primary" icon={mdiClipboardEditOutline} href={links.needFinder()}>
          {hasTraded ? messages.newRequest : messages.need}
        </LinkButton>
        {isSignedIn ? (
          <LinkButton className={styles.quiet} href={profileLinks.tradeRequests()}>
            {messages.requests}
          </LinkButton>
        ) : (
          <LinkButton className={styles.quiet} href={links.login(links.howItWorks())}>
            {messages.signIn}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function SellBand() {
  return (
    <div className={styles.sell}>
      <div className={styles.words}>
        <h3 className={styles.bandTitle}>{messages.sellTitle}</h3>
        <p className={styles.sellText}>{messages.sell}</p>
      </div>
      <LinkButton icon={mdiStorefrontOutline} href={links.businessRegistration()}>
        {messages.register}
      </LinkButton>
    </div>
  );
}
