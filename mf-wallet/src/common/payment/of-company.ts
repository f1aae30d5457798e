/** The part of a query that names the wallet of a company. */
export const ofCompany = (company: number | null) => (company === null ? {} : { customerUserId: company });
