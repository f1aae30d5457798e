import * as z from 'zod/mini';
import { StepUpToken } from '../auth/step-up-token.ts';
import { Count, endpoint, Instant } from '../core/index.ts';
import { FileId } from './file.contract.ts';

export const DataExportState = z.enum(['Preparing', 'Ready', 'Failed']);
export type DataExportState = z.infer<typeof DataExportState>;

/** A copy of everything that the services hold of a user, as one ZIP file with JSON and CSV. */
export const DataExport = z.object({
  state: DataExportState,
  requestedAt: Instant,
  /** Of a ready one: the file, for which `files/:fileId/link` makes an address, its bytes, and until when it is kept. */
  fileId: z.nullable(FileId),
  size: z.nullable(Count),
  expiresAt: z.nullable(Instant),
});
export type DataExport = z.infer<typeof DataExport>;

/** The latest copy that the caller has asked for; null when there is none, or its time is over. An extension. */
export const getDataExport = endpoint({
  service: 'file',
  method: 'GET',
  path: '/api/v1/data-exports/latest',
  access: 'session',
  summary: 'The latest copy of the data of the signed-in user, or null.',
  response: z.nullable(DataExport),
  errors: [401],
});

/**
 * Has a new copy prepared, in place of the latest one. Needs a token for `dataExport`, 403 `step_up_required` without: a
 * copy shows more than any page. While one is being prepared, that one is answered. An extension.
 */
export const requestDataExport = endpoint({
  service: 'file',
  method: 'POST',
  path: '/api/v1/data-exports',
  access: 'session',
  summary: 'Have a copy of all data of the signed-in user prepared.',
  body: z.strictObject({ stepUpToken: z.optional(StepUpToken) }),
  response: DataExport,
  errors: [401, 403],
});
