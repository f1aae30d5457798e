import * as z from 'zod/mini';
import {
  Count,
  DrawingSpec,
  endpoint,
  entityId,
  Instant,
  NonEmptyText,
  PagingQuery,
  paged,
  RowVersion,
} from '../core/index.ts';
import { FavoriteType } from './favorite-type.ts';
import { MAX_NOTE_TEXT_LENGTH, MAX_NOTE_TITLE_LENGTH } from './note-limits.ts';

export const NoteId = entityId().brand<'NoteId'>();
export type NoteId = z.infer<typeof NoteId>;

/** A private note of the signed-in user on one thing. `object` is null when the thing itself is gone. */
export const Note = z.object({
  id: NoteId,
  objectType: FavoriteType,
  objectId: entityId(),
  title: NonEmptyText,
  text: z.string(),
  pinned: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
  rowVersion: RowVersion,
  object: z.nullable(
    z.object({ title: NonEmptyText, slug: NonEmptyText, subtitle: z.string(), drawing: DrawingSpec }),
  ),
});
export type Note = z.infer<typeof Note>;

const NoteWriting = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(MAX_NOTE_TITLE_LENGTH)),
  text: z._default(z.string().check(z.maxLength(MAX_NOTE_TEXT_LENGTH)), ''),
  pinned: z._default(z.boolean(), false),
});

const byId = z.strictObject({ id: NoteId });
const SAME_NOTE = { 'params.id': 'Note' } as const;

/** Writes a note on a thing; 404 when there is no such thing. */
export const addNote = endpoint({
  service: 'content',
  method: 'POST',
  path: '/api/v1/notes',
  access: 'session',
  idempotent: true,
  summary: 'Write a note.',
  body: z.strictObject({ objectType: FavoriteType, objectId: entityId(), ...NoteWriting.shape }),
  response: Note,
  successStatus: 201,
  errors: [401, 404],
});

/** One note of the signed-in user. */
export const getNote = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/notes/:id',
  access: 'session',
  summary: 'One note.',
  params: byId,
  owned: SAME_NOTE,
  response: Note,
  errors: [401, 404],
});

/** Changes a note. */
export const updateNote = endpoint({
  service: 'content',
  method: 'PUT',
  path: '/api/v1/notes/:id',
  access: 'session',
  versioned: true,
  summary: 'Change a note.',
  params: byId,
  owned: SAME_NOTE,
  body: NoteWriting,
  response: Note,
  errors: [401, 404],
});

/** Removes a note. */
export const removeNote = endpoint({
  service: 'content',
  method: 'DELETE',
  path: '/api/v1/notes/:id',
  access: 'session',
  summary: 'Remove a note.',
  params: byId,
  owned: SAME_NOTE,
  response: z.object({ totalCount: Count }),
  errors: [401, 404],
});

/** The signed-in user's notes on one thing, at most a hundred: pinned ones first, then the latest. */
export const listNotesByObject = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/notes/by-object-id',
  access: 'session',
  summary: 'Notes on one thing.',
  query: z.strictObject({ objectType: FavoriteType, objectId: entityId() }),
  response: z.array(Note),
  errors: [401],
});

/** The signed-in user's notes: pinned ones first, then the latest. */
export const listNotes = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/notes/byuser',
  access: 'session',
  summary: 'Notes of the signed-in user.',
  query: z.strictObject({
    term: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
    objectType: z.optional(FavoriteType),
    paging: PagingQuery,
  }),
  response: paged(Note),
  errors: [401],
});
