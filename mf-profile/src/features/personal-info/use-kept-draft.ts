import type { CustomerKind, CustomerProfile } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { useEffect, useState } from 'react';
import { keptDraft } from './kept-draft.store.ts';
import { PROFILE_FIELDS } from './profile-fields.ts';
import { draftOf, isDirty, type ProfileDraft } from './profile-form.rules.ts';

/** What the form begins with: what is saved, or what was typed over it and not saved. */
export interface FormStart {
  draft: ProfileDraft;
  /** The version that the texts belong to. */
  version: number;
  isRestored: boolean;
}

/** Reads what this user left unsaved in the form of this kind, once. */
export function useFormStart(kind: CustomerKind, profile: CustomerProfile | null): FormStart {
  const { userId } = useHost().useSession();
  const [start] = useState(() => readStart({ kind, profile, userId }));
  return start;
}

function readStart({
  kind,
  profile,
  userId,
}: {
  kind: CustomerKind;
  profile: CustomerProfile | null;
  userId: string | null;
}): FormStart {
  const saved = draftOf(profile);
  const kept = keptDraft.get();
  if (kept === null || kept.userId !== userId || kept.kind !== kind) {
    return { draft: saved, version: versionOf(profile), isRestored: false };
  }
  const draft: ProfileDraft = { ...saved, ...known(kept.draft) };
  return { draft, version: kept.version, isRestored: isDirty(draft, saved) };
}

/** Keeps what is typed in this tab until it is saved or discarded. */
export function useKeepDraft(kind: CustomerKind, version: number, unsaved: ProfileDraft | null): void {
  const { userId } = useHost().useSession();
  useEffect(() => {
    if (userId === null) {
      // The session has ended: what was kept is for its return.
      return;
    }
    if (unsaved !== null) {
      keptDraft.set({ userId, kind, version, draft: unsaved });
    } else if (keptDraft.get()?.kind === kind) {
      keptDraft.remove();
    }
  }, [userId, kind, version, unsaved]);
}

/** The version of a profile; 0 for a company that is not registered yet. */
export function versionOf(profile: CustomerProfile | null): number {
  return profile?.rowVersion ?? 0;
}

function known(texts: Readonly<Record<string, string>>): Partial<ProfileDraft> {
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => {
      const text = texts[field];
      return text === undefined ? [] : [[field, text]];
    }),
  );
}
