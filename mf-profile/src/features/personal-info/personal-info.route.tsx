import type { CustomerProfile } from '@bazaar/contracts/merchant';
import { type Host, useHost } from '@bazaar/host';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { DeletionBanner } from '../../common/account-deletion/deletion-banner.widget.tsx';
import { HelpPlace } from '../../common/help/help-place.tsx';
import { DataAccessCard } from './data-access-card.widget.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { messages } from './messages.ts';
import { AccountDeletionCard } from './person-data/account-deletion-card.widget.tsx';
import { DataCopyCard } from './person-data/data-copy-card.widget.tsx';
import { type PersonalInfoState, personalInfoAddress, personalInfoHref } from './personal-info.address.ts';
import { PersonalInfoView } from './personal-info-view.tsx';
import { PictureCard } from './picture-card.widget.tsx';
import { profileQueries } from './profile.queries.ts';
import { SessionsCard } from './sessions-card.widget.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { WayBack } from './way-back.tsx';

/** /profile/personal-info — the data of the user, or of the user's company. */
export function personalInfoRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadPersonalInfo(host, args),
    Component: PersonalInfoPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

/** The picture shows its own failure. */
async function loadPersonalInfo(
  { queryClient, api }: Host,
  { request }: LoaderFunctionArgs,
): Promise<PersonalInfoState> {
  const state = personalInfoAddress.parse(request);
  const queries = profileQueries(api);
  void queryClient.prefetchQuery(queries.picture());
  await Promise.all([
    queryClient.fetchQuery(queries.own(state.kind)),
    // The number of the user is that of the company's owner too.
    queryClient.prefetchQuery(queries.own('person')),
  ]);
  return state;
}

function PersonalInfoPage() {
  const { kind, next } = useLoaderData() as PersonalInfoState;
  const { api } = useHost();
  const { data: profile } = useSuspenseQuery(profileQueries(api).own(kind));
  // Each kind has texts of its own.
  return <PersonalInfo key={kind} kind={kind} next={next} profile={profile} />;
}

interface PersonalInfoProps extends PersonalInfoState {
  profile: CustomerProfile | null;
}

function PersonalInfo({ kind, next, profile }: PersonalInfoProps) {
  const navigate = useNavigate();
  const { api, useSession } = useHost();
  const { userName } = useSession();
  const { data: person } = useQuery(profileQueries(api).own('person'));
  const form = useProfileForm(kind, profile);
  return (
    <>
      <HelpPlace isOver>
        <PersonalInfoView
          form={form}
          profile={profile}
          mobile={(profile ?? person)?.mobile ?? null}
          picture={<PictureCard name={nameOf(person ?? null) || (userName ?? '')} />}
          sessions={
            <>
              <SessionsCard />
              <DataAccessCard />
            </>
          }
          personData={
            <>
              <DataCopyCard />
              <AccountDeletionCard />
            </>
          }
          notice={
            <>
              <DeletionBanner />
              {next !== null && <WayBack next={next} profile={profile} />}
            </>
          }
          onKindChange={(other) => void navigate(personalInfoHref(other, next))}
          onDiscard={() => form.take(profile)}
        />
      </HelpPlace>
      <LeaveGuard isUnsaved={form.isUnsaved} onDiscard={() => form.take(profile)} />
    </>
  );
}

function nameOf(person: CustomerProfile | null): string {
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ');
}
