import type { CustomerKind, CustomerProfile } from '@bazaar/contracts/merchant';
import { PageHead } from '@bazaar/ui/container';
import { Segmented } from '@bazaar/ui/segmented';
import type { ReactNode } from 'react';
import { CompanyStanding } from './company-standing.tsx';
import { CompletenessCard } from './completeness-card.tsx';
import { messages } from './messages.ts';
import styles from './personal-info-view.module.css';
import { ProfileForm } from './profile-form.tsx';
import type { ProfileForm as Form } from './use-profile-form.ts';

const KINDS: readonly { value: CustomerKind; label: string }[] = [
  { value: 'person', label: messages.kinds.person },
  { value: 'company', label: messages.kinds.company },
];

interface PersonalInfoViewProps {
  form: Form;
  profile: CustomerProfile | null;
  mobile: string | null;
  picture: ReactNode;
  /** Where the user is signed in, and who saw the data, below the form. */
  sessions: ReactNode;
  /** What can be done with all data of the user, below everything else. */
  personData: ReactNode;
  /** What the reader came for, above the form. */
  notice: ReactNode;
  onKindChange: (kind: CustomerKind) => void;
  onDiscard: () => void;
}

/** The form, and beside it what is missing and the picture. */
export function PersonalInfoView(props: PersonalInfoViewProps) {
  const { form, profile, mobile, picture, sessions, personData, notice, onKindChange, onDiscard } = props;
  return (
    <div className={styles.page}>
      <PageHead
        title={messages.title}
        note={messages.note}
        actions={
          <Segmented
            label={messages.kind}
            options={KINDS}
            value={form.subject.kind}
            onChange={onKindChange}
          />
        }
      />
      {notice}
      {profile !== null && <CompanyStanding profile={profile} />}
      <div className={styles.columns}>
        <ProfileForm form={form} mobile={mobile} onDiscard={onDiscard} />
        <div className={styles.aside}>
          {profile !== null && <CompletenessCard profile={profile} />}
          {picture}
        </div>
      </div>
      {sessions}
      {personData}
    </div>
  );
}
