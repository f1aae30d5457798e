/*
 * In place of `@module-federation/runtime-core/…/SnapshotHandler.js` in what browsers load. A snapshot lists where
 * the remotes of a deployment are; on this site the manifest does that, so federation is given each entry and
 * stores none.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { applyPlugin(): void {} };
}

/** Nothing is known about a remote except what it was registered with. */
export function getGlobalRemoteInfo(): object {
  return {};
}
