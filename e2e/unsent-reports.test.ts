import { describe, expect, it } from 'vitest';
import { UnsentReports } from './unsent-reports.fixture.ts';

function givenPage(address: string) {
  const page = { address, isGone: false, url: () => page.address, isClosed: () => page.isGone };
  return page;
}

describe('UnsentReports', () => {
  it('has none of a page that reports as often as it likes with one token', () => {
    const [reports, page] = [new UnsentReports(), givenPage('/faq')];
    reports.asked(page);
    expect(reports.areExpected()).toBe(true);
    reports.sent(page);
    reports.sent(page);

    expect([reports.areExpected(), reports.addresses()]).toEqual([false, []]);
  });

  it('has that of a page that was closed, and expects it no more', () => {
    const [reports, page] = [new UnsentReports(), givenPage('/faq')];
    reports.asked(page);
    page.isGone = true;

    expect([reports.areExpected(), reports.addresses()]).toEqual([false, ['/faq']]);
  });

  it('has that of a document that was left, however many reports the next ones send', () => {
    const [reports, page, other] = [new UnsentReports(), givenPage('/faq'), givenPage('/help')];
    reports.asked(page);
    page.address = '/';
    reports.asked(page);
    reports.sent(page);
    reports.asked(other);
    reports.sent(other);
    reports.sent(other);

    expect(reports.addresses()).toEqual(['/faq']);
  });

  it('has none of a visit that is not asked to report', () => {
    const [reports, page] = [new UnsentReports(), givenPage('/faq')];
    reports.asked(page);
    reports.silenced(page);

    expect([reports.areExpected(), reports.addresses()]).toEqual([false, []]);
  });
});
