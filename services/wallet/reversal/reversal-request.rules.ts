/** What an operator asked for cannot be done; the message is one line. */
export class ReversalProblem extends Error {
  override readonly name = 'ReversalProblem';
}

/** The options of the command line. */
export interface ReversalOptions {
  readonly transaction?: string | undefined;
  readonly reason?: string | undefined;
  readonly operator?: string | undefined;
  readonly write?: boolean | undefined;
}

/** What an operator asked for: a transaction by its id or tracking code, and who reverses it why. */
export interface ReversalRequest {
  readonly transaction: string;
  readonly reason: string;
  readonly operator: string;
  readonly isDryRun: boolean;
}

/** Reads the options; without `--write` nothing is to be written, so nobody has to give a reason. @throws ReversalProblem */
export function readReversal(options: ReversalOptions): ReversalRequest {
  const [transaction = '', reason = '', operator = ''] = [
    options.transaction,
    options.reason,
    options.operator,
  ].map((text) => text?.trim());
  const isDryRun = options.write !== true;
  if (!/^(\d{1,18}|[A-Z][A-Z0-9-]+)$/i.test(transaction)) {
    throw new ReversalProblem('Give --transaction the number of a transaction, or its tracking code.');
  }
  if (!isDryRun && (reason === '' || operator === '')) {
    throw new ReversalProblem('Give --reason why it is reversed, and --operator who has it done.');
  }
  return { transaction, reason, operator, isDryRun };
}
