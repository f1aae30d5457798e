import {
  addNote,
  getNote,
  listNotes,
  listNotesByObject,
  removeNote,
  updateNote,
} from '@bazaar/contracts/content';
import type { Database } from '../../kit/database/database.ts';
import { invalid, notFound, stale } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { objectExists, withCards } from '../object/object-card.view.ts';
import { storedLine, storedText } from '../text/plain-text.rules.ts';
import {
  countNotes,
  deleteNote,
  findNote,
  findNotes,
  findNotesOn,
  insertNote,
  type NoteRow,
  rewriteNote,
} from './note.sql.ts';

/** The signed-in user's private notes, which no other user sees. */
export function noteRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(addNote, async ({ user, body, db: transaction }) => {
      if (!(await objectExists(transaction, body))) {
        throw notFound(messages.noteObject);
      }
      const note = { ...body, ...clean(body), userId: user.userId, now: clock() };
      return only(transaction, await insertNote(transaction, note));
    }),
    sessionRoute(getNote, async ({ user, params }) => only(db, [await ownNote(db, params.id, user.userId)])),
    sessionRoute(updateNote, async ({ user, params, body, version }) => {
      await ownNote(db, params.id, user.userId);
      const change = { ...body, ...clean(body), id: params.id, version, now: clock() };
      const written = await rewriteNote(db, change);
      if (written.length === 0) {
        throw stale();
      }
      return only(db, written);
    }),
    sessionRoute(removeNote, async ({ user, params }) => {
      if (!(await deleteNote(db, params.id, user.userId))) {
        throw notFound(messages.note);
      }
      return { totalCount: await countNotes(db, user) };
    }),
    sessionRoute(listNotesByObject, async ({ user, query }) =>
      withCards(db, await findNotesOn(db, user.userId, query)),
    ),
    sessionRoute(listNotes, async ({ user, query: { paging, ...filter } }) => {
      const asked = { ...filter, userId: user.userId };
      const [rows, totalCount] = await Promise.all([findNotes(db, asked, paging), countNotes(db, asked)]);
      return { items: await withCards(db, rows), totalCount, ...paging };
    }),
  ];
}

function clean({ title: typed, text }: { readonly title: string; readonly text: string }) {
  const title = storedLine(typed);
  if (title === '') {
    throw invalid({ title: [messages.tooShort(1)] });
  }
  return { title, text: storedText(text) };
}

async function ownNote(db: Database, id: number, userId: number): Promise<NoteRow> {
  const note = await findNote(db, id, userId);
  if (note === null) {
    throw notFound(messages.note);
  }
  return note;
}

async function only(db: Database, rows: readonly NoteRow[]) {
  const [note] = await withCards(db, rows);
  if (note === undefined) {
    throw notFound(messages.note);
  }
  return note;
}
