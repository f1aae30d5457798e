/** JSON of the database has another notation of moments. */
export function withReportTimes<Subject extends { readonly reports: readonly { readonly at: string }[] }>(
  subject: Subject,
) {
  return {
    ...subject,
    reports: subject.reports.map((report) => ({ ...report, at: new Date(report.at).toISOString() })),
  };
}
