import { announce } from './follow-key.ts';
import { heldKeys, sealPersonalTexts, writeText } from './held-text.ts';
import { type StorageArea, safeStorage } from './safe-storage.ts';
import { ownerOf, type StorageKey } from './storage-key.ts';

/** Names the person to whom the values of an area belong; the values of a guest have no such mark. */
const OWNER_KEY: StorageKey = 'bazaar.storage.person';
const AREAS: readonly StorageArea[] = ['local', 'session'];

/** What this browser holds of the person who is signed in. For the shell, which begins and ends sessions. */
export interface PersonalValues {
  /** The person whose values all tabs share; null when they are a guest's, and after `removeAll`. */
  owner(): string | null;
  /** Gives a person the values that a guest has left, and removes those of another person. */
  claim(person: string): void;
  /** Removes from this tab what a person has left in it who signed out while the tab was not running. */
  removeStale(): void;
  /** Removes the values of a person, not those of one who has signed in since. */
  removeAll(person: string | null): void;
  /** Stores none in this page any more: it would write its texts again while it unloads. @returns what ends this. */
  seal(): () => void;
}

/** The values of the `person` in both areas of browser storage (see `ownerOf`), whichever remote has stored them. */
export const personalValues: PersonalValues = {
  owner: () => safeStorage('local').get(OWNER_KEY),
  claim(person) {
    for (const area of AREAS) {
      claimArea(area, person);
    }
  },
  removeStale() {
    const owner = safeStorage('session').get(OWNER_KEY);
    if (owner !== null && owner !== personalValues.owner()) {
      removeFrom('session');
    }
  },
  removeAll(person) {
    for (const area of AREAS) {
      const owner = safeStorage(area).get(OWNER_KEY);
      if (owner === null || owner === person) {
        removeFrom(area);
      }
    }
  },
  seal: sealPersonalTexts,
};

function claimArea(area: StorageArea, person: string): void {
  const storage = safeStorage(area);
  const owner = storage.get(OWNER_KEY);
  if (owner === person) {
    return;
  }
  if (owner !== null) {
    removeFrom(area);
  }
  storage.set(OWNER_KEY, person);
}

function removeFrom(area: StorageArea): void {
  for (const key of new Set([...safeStorage(area).keys(), ...heldKeys()])) {
    if (isPersonal(key)) {
      writeText(area, key, null);
      announce(key);
    }
  }
}

function isPersonal(key: string): key is StorageKey {
  return ownerOf(key) === 'person';
}
