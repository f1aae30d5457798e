import { links } from '@bazaar/contracts';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Container, PageHead } from '@bazaar/ui/container';
import { Link } from '@bazaar/ui/link';
import { CodeForm } from './code-form.tsx';
import { FeedbackForm } from './feedback-form.widget.tsx';
import { feedbackBreadcrumb } from './feedback-head.ts';
import styles from './feedback-view.module.css';
import { messages } from './messages.ts';

interface FeedbackViewProps {
  pagePath: string | null;
  onRemovePage: () => void;
}

/** The form, and beside it the way to a letter that was sent. */
export function FeedbackView(props: FeedbackViewProps) {
  return (
    <Container>
      <Breadcrumb items={feedbackBreadcrumb()} />
      <PageHead title={messages.title} note={messages.lead} />
      <div className={styles.columns}>
        <FeedbackForm {...props} />
        <div className={styles.side}>
          <CodeForm title={messages.lookupTitle} />
          <Card as="section" labelledBy="feedback-before">
            <CardHead id="feedback-before" title={messages.before} />
            <CardBody>
              <p>{messages.beforeText}</p>
              <ul className={styles.links}>
                <li>
                  <Link href={links.faq()}>{messages.faq}</Link>
                </li>
                <li>
                  <Link href={links.helpSearch()}>{messages.help}</Link>
                </li>
              </ul>
            </CardBody>
          </Card>
        </div>
      </div>
    </Container>
  );
}
