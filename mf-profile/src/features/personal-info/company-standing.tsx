import type { CustomerProfile } from '@bazaar/contracts/merchant';
import { Note } from '@bazaar/ui/note';
import { messages } from './messages.ts';

const words = messages.standing;

/** Whether an operator has confirmed the company, and if not, why; nothing for a person. */
export function CompanyStanding({ profile }: { profile: CustomerProfile }) {
  const { kind, nationalLegalId, confirmedAt, refusalReason } = profile;
  if (kind === 'person') {
    return null;
  }
  if (confirmedAt !== null) {
    return <Note tone="success">{words.confirmed}</Note>;
  }
  if (refusalReason !== null) {
    return (
      <Note tone="warning">
        {words.refused} <bdi>{refusalReason}</bdi>
        <br />
        {words.correct}
      </Note>
    );
  }
  return <Note>{nationalLegalId === null ? words.incomplete : words.waiting}</Note>;
}
