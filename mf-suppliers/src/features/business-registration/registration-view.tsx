import { links } from '@bazaar/contracts';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { Container, PageHead } from '@bazaar/ui/container';
import { messages } from './messages.ts';
import { RegistrationForm } from './registration-form.widget.tsx';
import styles from './registration-view.module.css';

/** The page for those who want to sell here. */
export function RegistrationView() {
  return (
    <Container>
      <Breadcrumb items={[{ label: messages.home, href: links.home() }, { label: messages.title }]} />
      <PageHead title={messages.title} />
      <p className={styles.lead}>{messages.lead}</p>
      <div className={styles.columns}>
        <RegistrationForm />
        <aside className={styles.aside}>
          <Card as="section" labelledBy="registration-steps">
            <CardHead id="registration-steps" title={messages.stepsTitle} />
            <CardBody>
              <ol className={styles.steps}>
                {messages.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </CardBody>
          </Card>
          <Card as="section" labelledBy="registration-outside">
            <CardHead id="registration-outside" title={messages.outsideTitle} />
            <CardBody>
              <p>{messages.outside}</p>
            </CardBody>
          </Card>
        </aside>
      </div>
    </Container>
  );
}
