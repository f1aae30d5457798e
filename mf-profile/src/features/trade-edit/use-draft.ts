import type { Uploads } from '@bazaar/files';
import { createContext, use } from 'react';
import type { DraftForm } from './draft-form.rules.ts';
import type { DraftSession } from './draft-session.store.ts';
import type { SheetStore } from './sheet-session.store.ts';
import { useSmallStore } from './small-store.ts';

/** Of the kind of a document. */
type TypeId = number;

/** The form that is open, with the files on their way to it and the spreadsheet that lines are taken from. */
export type OpenDraft = DraftSession & { readonly uploads: Uploads<TypeId>; readonly sheet: SheetStore };

const DraftContext = createContext<OpenDraft | null>(null);
export const DraftProvider = DraftContext.Provider;

/** The form that is open. */
export function useDraft(): OpenDraft {
  const session = use(DraftContext);
  if (session === null) {
    throw new Error('useDraft: no form above this component. Wrap it in <DraftProvider>.');
  }
  return session;
}

/** A part of what is typed; the component is drawn again when that part has changed. */
export function useForm<Part>(select: (form: DraftForm) => Part): Part {
  return useSmallStore(useDraft().form, select);
}
