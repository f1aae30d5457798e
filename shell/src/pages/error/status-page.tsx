import { Drawing } from '@bazaar/drawing';
import { useHost } from '@bazaar/host';
import { toPersianDigits } from '@bazaar/locale';
import { Button, LinkButton } from '@bazaar/ui/button';
import { Container } from '@bazaar/ui/container';
import { ErrorPage } from '@bazaar/ui/error-page';
import { mdiArrowRight, mdiRefresh } from '@mdi/js';
import { useNavigate } from 'react-router';
import { SearchBox } from '../../layout/search/search-box.tsx';
import { usePageMark } from '../../routing/page-mark.ts';
import { messages } from './messages.ts';
import styles from './status-page.module.css';

interface StatusPageProps {
  status: number;
  onRetry?: () => void;
}

/** The error page of a status, with the specification's texts (§2, "Error page behaviour"). */
export function StatusPage({ status, onRetry }: StatusPageProps) {
  usePageMark();
  return (
    <Container className={styles.page}>
      {status === 404 ? <NotFound /> : <OtherError status={status} {...(onRetry ? { onRetry } : {})} />}
    </Container>
  );
}

function NotFound() {
  const { links } = useHost();
  const navigate = useNavigate();
  const goBack = () => {
    const hasPage = window.history.length > 1;
    void (hasPage ? navigate(-1) : navigate(links.home()));
  };
  return (
    <ErrorPage
      code={toPersianDigits(404)}
      heading={messages.notFound}
      message={messages.notFoundDetail}
      art={
        <div className={styles.plate}>
          <Drawing family="steel" seed="404" code="PART NOT FOUND" dimensionMm={404} label={messages.art} />
        </div>
      }
      actions={
        <>
          <LinkButton kind="ink" href={links.home()}>
            {messages.home}
          </LinkButton>
          <Button icon={mdiArrowRight} onClick={goBack}>
            {messages.back}
          </Button>
        </>
      }
    >
      <div className={styles.search}>
        <SearchBox variant="page" />
      </div>
    </ErrorPage>
  );
}

/** Texts of the statuses that differ from the specification's one sentence for "any other error". */
const WORDS: Readonly<Record<number, { heading: string; message: string }>> = {
  400: { heading: messages.badRequestHeading, message: messages.badRequest },
  429: { heading: messages.tooManyHeading, message: messages.tooMany },
  403: { heading: messages.forbiddenHeading, message: messages.forbidden },
};
const SERVICE_FAILED = { heading: messages.serviceHeading, message: messages.service };

function OtherError({ status, onRetry }: StatusPageProps) {
  const { links } = useHost();
  const { heading, message } = WORDS[status] ?? SERVICE_FAILED;
  return (
    <ErrorPage
      code={toPersianDigits(status)}
      heading={heading}
      message={message}
      actions={
        <>
          {onRetry && (
            <Button kind="primary" icon={mdiRefresh} onClick={onRetry}>
              {messages.retry}
            </Button>
          )}
          <LinkButton kind="ink" href={links.home()}>
            {messages.home}
          </LinkButton>
        </>
      }
    />
  );
}
