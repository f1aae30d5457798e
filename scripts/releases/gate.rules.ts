import { HOST_CONTRACT_VERSION, type RemoteDescriptor } from '@bazaar/contracts/platform';

/**
 * The deploy gate: why a release may not join the others, one sentence each; none when it may. It looks at the
 * routes of other remotes, at the host contract, and at the events that the release listens to. Slots and the ranges of
 * shared libraries are not compared.
 */
export function refusals(release: RemoteDescriptor, others: readonly RemoteDescriptor[]): string[] {
  const otherRemotes = others.filter((other) => other.name !== release.name);
  const takenRoutes = release.routes.flatMap(({ pattern }) =>
    otherRemotes
      .filter((other) => other.routes.some((route) => shapeOf(route.pattern) === shapeOf(pattern)))
      .map((other) => `The route ${pattern} belongs to ${other.name}.`),
  );
  const contract =
    release.hostContract > HOST_CONTRACT_VERSION || release.hostContract < HOST_CONTRACT_VERSION - 1
      ? [`It needs host contract ${release.hostContract}; this shell serves ${HOST_CONTRACT_VERSION}.`]
      : [];
  const missing = release.listens
    .filter((topic) => !isPublished(topic, [...otherRemotes, release]))
    .map((topic) => `It listens to ${topic}, which no remote publishes.`);
  return [...takenRoutes, ...contract, ...missing];
}

/** Two patterns collide when they differ only in the names of their parameters. */
function shapeOf(pattern: string): string {
  return pattern.replaceAll(/:[A-Za-z0-9_]+/g, ':');
}

/** No remote needs to publish the shell's own events. */
function isPublished(topic: string, releases: readonly RemoteDescriptor[]): boolean {
  return topic.startsWith('session.') || releases.some((release) => release.publishes.includes(topic));
}
