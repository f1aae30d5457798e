import { links } from '@bazaar/contracts';
import { type Failure, failureOf } from '@bazaar/contracts/failure';
import type { CustomerKind } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProfileField } from '../profile-fields.ts';
import { draftOf, type ProfileDraft, type ProfileFaults } from '../profile-form.rules.ts';
import { registrationMessages as messages } from './messages.ts';
import { register } from './registration.mutations.ts';
import { registrationFaults, registrationFields } from './registration.rules.ts';
import { registrationDraft } from './registration-draft.store.ts';

const EMPTY = draftOf(null);
const ALREADY = 'already_registered';

/** What is typed into the form of a new buyer, what is wrong with it, and its sending. */
export function useRegistrationForm() {
  const { kind, draft, write, forget } = useKeptForm();
  const [faults, setFaults] = useState<ProfileFaults>({});
  /** Counts refusals, so that each one moves the focus to the summary. */
  const [attempt, setAttempt] = useState(0);
  const { isSending, failure, setFailure, send } = useSending(forget);

  const refuse = (found: ProfileFaults) => {
    setFaults(found);
    if (Object.keys(found).length > 0) {
      setAttempt((count) => count + 1);
    }
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found = registrationFaults(kind, draft);
    refuse(found);
    setFailure(null);
    if (Object.keys(found).length === 0) {
      refuse(faultsOf(kind, await send(kind, draft)));
    }
  };
  return {
    ...{ kind, draft, faults, attempt, failure, isSending, fields: registrationFields(kind) },
    submit: (event: SyntheticEvent) => void submit(event),
    choose: (chosen: CustomerKind) => {
      write(chosen, draft);
      setFaults({});
      setFailure(null);
    },
    change: (field: ProfileField, text: string) => {
      write(kind, { ...draft, [field]: text });
      setFaults(({ [field]: _corrected, ...others }) => others);
    },
  };
}

/** The form as its components need it. */
export type RegistrationForm = ReturnType<typeof useRegistrationForm>;

/** What was typed, which a reload does not lose; while there is something, the page is not reloaded for an update. */
function useKeptForm() {
  const host = useHost();
  const { userId } = host.useSession();
  const [form, setForm] = useState(() => readKept(userId));
  const isDirty = Object.values(form.draft).some((text) => text !== '');
  useEffect(() => (isDirty ? host.hold('buyer-registration') : undefined), [host, isDirty]);
  const write = (kind: CustomerKind, draft: ProfileDraft) => {
    setForm({ kind, draft });
    if (userId !== null) {
      registrationDraft.set({ userId, kind, draft });
    }
  };
  return { ...form, write, forget: () => void registrationDraft.remove() };
}

function readKept(userId: string | null): { kind: CustomerKind; draft: ProfileDraft } {
  const kept = registrationDraft.get();
  return kept === null || kept.userId !== userId
    ? { kind: 'person', draft: EMPTY }
    : { kind: kept.kind, draft: { ...EMPTY, ...kept.draft } };
}

/** Sends a registration and goes on to the profile; so does a user who has registered before. */
function useSending(forget: () => void) {
  const host = useHost();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const arrive = async (tone: 'success' | 'info', title: string) => {
    forget();
    host.toast.show({ tone, title });
    await navigate(links.profile(), { replace: true });
  };
  /** Why the registration was refused; null when it was not. */
  const send = async (kind: CustomerKind, draft: ProfileDraft): Promise<Failure | null> => {
    setSending(true);
    try {
      await register(host, { kind, draft });
      await arrive('success', messages.done[kind]);
      return null;
    } catch (error) {
      const reason = failureOf(error);
      if (reason.code === ALREADY) {
        await arrive('info', reason.title ?? messages.already);
        return null;
      }
      setFailure(reason);
      return reason;
    } finally {
      setSending(false);
    }
  };
  return { isSending, failure, setFailure, send };
}

/** The service's words at the fields, with the remedy that it names. */
function faultsOf(kind: CustomerKind, failure: Failure | null): ProfileFaults {
  const found = registrationFields(kind).flatMap((field) => {
    const text = failure?.fields[field];
    const remedy = failure?.detail === text ? undefined : failure?.detail;
    return text === undefined ? [] : [[field, [text, remedy].filter(Boolean).join(' ')]];
  });
  return Object.fromEntries(found);
}
