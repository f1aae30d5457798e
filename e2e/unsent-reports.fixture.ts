/** The page that a report comes from, as Playwright knows it. */
interface ReportingPage {
  url(): string;
  isClosed(): boolean;
}

/**
 * Reports that pages have begun to send and have not sent. A page asks for a token once it has something to report, and
 * sends it with that; one that is left or closed in between never does.
 */
export class UnsentReports {
  /** Pages that have asked for a token and not used it, with their addresses of then. */
  readonly #waiting = new Map<ReportingPage, string>();
  readonly #lost: string[] = [];

  asked(page: ReportingPage): void {
    // The document that asked before has had no time to report: this is another one.
    this.#lost.push(...this.#of(page));
    this.#waiting.set(page, page.url());
  }

  /** With one token a page sends all its reports. */
  sent(page: ReportingPage): void {
    this.#waiting.delete(page);
  }

  /** The shell gave no token: this visit does not report. */
  silenced(page: ReportingPage): void {
    this.#waiting.delete(page);
  }

  /** Whether a report may still come. */
  areExpected(): boolean {
    return [...this.#waiting.keys()].some((page) => !page.isClosed());
  }

  /** Addresses of the pages that have not sent theirs. */
  addresses(): string[] {
    return [...this.#lost, ...this.#waiting.values()];
  }

  #of(page: ReportingPage): string[] {
    const address = this.#waiting.get(page);
    return address === undefined ? [] : [address];
  }
}
