import { type Failure, failureOf } from '@bazaar/contracts/failure';
import type { CustomerKind, CustomerProfile } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { type SyntheticEvent, useState } from 'react';
import { fetchProfile, saveProfile } from './profile.mutations.ts';
import type { ProfileField } from './profile-fields.ts';
import {
  draftOf,
  fieldsOf,
  isDirty,
  type ProfileDraft,
  type ProfileFaults,
  type ProfileSubject,
  profileFaults,
} from './profile-form.rules.ts';
import { useFormStart, useKeepDraft, versionOf } from './use-kept-draft.ts';

const STALE = 412;

/** Why nothing was saved, as far as it is not said at a field. */
export type SaveFailure =
  | { kind: 'stale'; current: CustomerProfile | null }
  | { kind: 'failed'; failure: Failure };

/** What is typed into the form, what is wrong with it, and its saving. */
export function useProfileForm(kind: CustomerKind, profile: CustomerProfile | null) {
  const subject: ProfileSubject = { kind, isRegistered: profile !== null };
  const start = useFormStart(kind, profile);
  const [draft, setDraft] = useState(start.draft);
  /** What the texts began with: a newer version of it is shown only while nothing is typed. */
  const [base, setBase] = useState(() => draftOf(profile));
  const [version, setVersion] = useState(start.version);
  const [isRestored, setRestored] = useState(start.isRestored);
  const { faults, setFaults, attempt, failure, setFailure, isSaving, save } = useSaving(subject, profile);
  const isUnsaved = isDirty(draft, base);
  useKeepDraft(kind, version, isUnsaved ? draft : null);

  /** The form begins again from what is stored. */
  const take = (current: CustomerProfile | null) => {
    setBase(draftOf(current));
    setDraft(draftOf(current));
    setVersion(versionOf(current));
    setFaults({});
    setFailure(null);
    setRestored(false);
  };
  if (!isUnsaved && !isSaving && versionOf(profile) !== version) {
    take(profile);
  }
  const send = async (over: number) => {
    const result = await save(draft, over);
    if (result !== undefined) {
      take(result);
    }
  };
  return {
    ...{ subject, fields: fieldsOf(subject), draft, faults, attempt, failure },
    ...{ isSaving, isUnsaved, isRestored, take },
    change: (field: ProfileField, text: string) => {
      setDraft((current) => ({ ...current, [field]: text }));
      setFaults(({ [field]: _corrected, ...others }) => others);
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      void send(version);
    },
    /** Saves what was typed over what is stored now. */
    keepMine: (current: CustomerProfile | null) => {
      setVersion(versionOf(current));
      void send(versionOf(current));
    },
  };
}

/** The form as its components need it. */
export type ProfileForm = ReturnType<typeof useProfileForm>;

function useSaving(subject: ProfileSubject, profile: CustomerProfile | null) {
  const host = useHost();
  const [faults, setFaults] = useState<ProfileFaults>({});
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [isSaving, setSaving] = useState(false);
  /** Counts refusals, so that each one moves the focus to the summary. */
  const [attempt, setAttempt] = useState(0);
  const refuse = (found: ProfileFaults) => {
    setFaults(found);
    if (Object.keys(found).length > 0) {
      setAttempt((count) => count + 1);
    }
  };

  /** Undefined when nothing was saved. */
  const save = async (draft: ProfileDraft, version: number): Promise<CustomerProfile | null | undefined> => {
    if (isSaving) {
      return undefined;
    }
    const found = profileFaults(subject, draft);
    refuse(found);
    setFailure(null);
    if (Object.keys(found).length > 0) {
      return undefined;
    }
    setSaving(true);
    try {
      return await saveProfile(host, { kind: subject.kind, profile, version, draft });
    } catch (error) {
      const reason = failureOf(error);
      refuse(faultsOf(subject, reason));
      setFailure(await explain(() => fetchProfile(host, subject.kind), reason));
      return undefined;
    } finally {
      setSaving(false);
    }
  };
  return { faults, setFaults, attempt, failure, setFailure, isSaving, save };
}

function faultsOf(subject: ProfileSubject, { fields }: Failure): ProfileFaults {
  return Object.fromEntries(
    fieldsOf(subject).flatMap((field) => {
      const text = fields[field];
      return text === undefined ? [] : [[field, text]];
    }),
  );
}

/** A refused version is answered with what is stored now, so that the next attempt can succeed. */
async function explain(
  fetchCurrent: () => Promise<CustomerProfile | null>,
  failure: Failure,
): Promise<SaveFailure | null> {
  if (failure.status !== STALE) {
    return Object.keys(failure.fields).length > 0 && failure.detail === undefined
      ? null
      : { kind: 'failed', failure };
  }
  try {
    return { kind: 'stale', current: await fetchCurrent() };
  } catch {
    return { kind: 'failed', failure };
  }
}
