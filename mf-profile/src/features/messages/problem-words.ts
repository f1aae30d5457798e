import { messages } from './messages.ts';

/** The status of a failed request. It checks the field, not the class: two bundles may contain two copies of it. */
export function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}

/** Why a request failed, for the user: the service's own words where it gave some. */
export function problemWords(error: unknown): string {
  const { data } = Object(error) as { data?: unknown };
  const { title } = Object(data) as { title?: unknown };
  return typeof title === 'string' && title !== '' ? title : messages.tryLater;
}
