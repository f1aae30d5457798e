/*
 * In place of `@module-federation/runtime-core/…/SnapshotHandler.js` in what browsers load. A snapshot tells where the
 * remotes of a deployment are; this site's manifest does, so federation is given each entry and keeps none.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { applyPlugin(): void {} };
}

/** Nothing is known of a remote but what it was registered with. */
export function getGlobalRemoteInfo(): object {
  return {};
}
