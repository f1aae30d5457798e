/** How the sending of a form ended. */
export type AgentOutcome =
  | { state: 'done' }
  /** `errors` by field, else one text for the whole form. */
  | { state: 'refused'; errors: Readonly<Record<string, string>>; text: string | null };
