import { type Failure, failureOf } from '@bazaar/contracts/failure';
import type { DeliveryAddress } from '@bazaar/contracts/merchant';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  ADDRESS_FIELDS,
  type AddressDraft,
  type AddressFaults,
  addressFaults,
  changeDraft,
  draftOf,
  emptyDraft,
  inputOf,
} from '../../common/address/address-form.rules.ts';
import { type AddressScope, fetchCurrent, saveAddress } from './address.mutations.ts';

const NOT_FOUND = 404;
const STALE = 412;

/** Why an address could not be saved, as far as it is not said at a field. */
export type SaveFailure =
  | { kind: 'stale'; current: DeliveryAddress }
  | { kind: 'gone' }
  | { kind: 'refused' }
  | { kind: 'failed'; failure: Failure };

/** What was typed into forms that were closed without saving, by the id of the address; null is a new one. */
export type UnsavedDrafts = Map<number | null, AddressDraft>;

interface AddressFormInput {
  scope: AddressScope;
  saved: DeliveryAddress | null;
  previous: DeliveryAddress | undefined;
  unsaved: UnsavedDrafts;
  onClose: () => void;
}

/** What is typed into the form of an address, what is wrong with it, and its saving. */
export function useAddressForm({ scope, saved, previous, unsaved, onClose }: AddressFormInput) {
  const { host } = scope;
  const [base, setBase] = useState(saved);
  const key = saved?.id ?? null;
  const [draft, setDraft] = useState(
    () => unsaved.get(key) ?? (saved === null ? emptyDraft(previous) : draftOf(saved)),
  );
  const [faults, setFaults] = useState<AddressFaults>({});
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A reload would lose the typed text.
  useEffect(() => host.hold('address-form'), [host]);
  useFocusOn(form, faults);

  const save = async (target: DeliveryAddress | null) => {
    const found = addressFaults(draft);
    setFaults(found);
    setFailure(null);
    if (Object.keys(found).length > 0) {
      return;
    }
    setSaving(true);
    try {
      await saveAddress(scope, target, inputOf(draft));
      unsaved.delete(key);
      onClose();
    } catch (error) {
      const refusal = await explain(scope, target, error);
      setFaults(refusal.faults);
      setFailure(refusal.failure);
      if (refusal.failure.kind === 'gone') {
        setBase(null);
      }
      setSaving(false);
    }
  };

  return {
    ...{ form, draft, faults, failure, isSaving, isNew: base === null },
    change: (change: Partial<AddressDraft>) => {
      const changed = changeDraft(draft, change);
      unsaved.set(key, changed);
      setDraft(changed);
    },
    cancel: () => {
      unsaved.delete(key);
      onClose();
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!isSaving) {
        void save(base);
      }
    },
    /** Throws away what was typed and shows what is stored now. */
    takeTheirs: (current: DeliveryAddress) => {
      unsaved.delete(key);
      setBase(current);
      setDraft(draftOf(current));
      setFaults({});
      setFailure(null);
    },
    /** Saves what was typed over what is stored now. */
    keepMine: (current: DeliveryAddress) => {
      setBase(current);
      void save(current);
    },
  };
}

/** A refused version is compared with what is stored now, so that the next attempt can succeed. */
async function explain(
  scope: AddressScope,
  target: DeliveryAddress | null,
  error: unknown,
): Promise<{ faults: AddressFaults; failure: SaveFailure }> {
  const failure = failureOf(error);
  const faults: AddressFaults = Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const text = failure.fields[field];
      return text === undefined ? [] : [[field, text]];
    }),
  );
  if (target !== null && (failure.status === STALE || failure.status === NOT_FOUND)) {
    const current = await fetchCurrent(scope, target.id).catch(() => undefined);
    if (current !== undefined) {
      return { faults, failure: current === null ? { kind: 'gone' } : { kind: 'stale', current } };
    }
  }
  const isAtFields = Object.keys(faults).length > 0;
  return { faults, failure: isAtFields ? { kind: 'refused' } : { kind: 'failed', failure } };
}

/** Moves the focus to the first field that is wrong. */
function useFocusOn(form: RefObject<HTMLFormElement | null>, faults: AddressFaults): void {
  useEffect(() => {
    const first = ADDRESS_FIELDS.find((field) => faults[field] !== undefined);
    const control = first === undefined ? null : form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) {
      control.focus();
    }
  }, [form, faults]);
}
