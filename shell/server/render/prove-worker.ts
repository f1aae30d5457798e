import type { DescriptorRoute, Manifest } from '@bazaar/contracts/platform';
import type { SiteConfig } from '@bazaar/contracts/setting';
import { type ResolvedComposition, resolveComposition, type Visitor } from '../composition.rules.ts';
import { isWhole, type PageResponse } from '../rendered-page.ts';
import { NOBODYS } from './nobodys-request.ts';
import type { BundleFailure, PoolMember } from './pool-member.ts';
import type { RenderPool } from './render-pool.ts';

/** Pages of one release that a worker renders before it gets visitors. */
const MAX_PAGES_OF_A_RELEASE = 3;

/** What a worker must be able to do before it gets visitors. */
export interface Qualification {
  compositions: readonly ResolvedComposition[];
  clientOnly: readonly string[];
  /** Null while the services have never answered: then bundles are loaded, and nothing is rendered. */
  config: SiteConfig | null;
  paths: readonly string[];
  publicOrigin: string;
}

/**
 * Has a worker load the bundles and render some pages.
 * @returns the bundles that could not be loaded. @throws Error when the worker dies, or renders nothing.
 */
export async function proveWorker(
  pool: RenderPool,
  member: PoolMember,
  qualification: Qualification,
): Promise<BundleFailure[]> {
  const { compositions, clientOnly, config, paths, publicOrigin } = qualification;
  const failures = await member.prepare(compositions, clientOnly);
  const [composition] = compositions;
  if (config && composition) {
    await Promise.all(
      paths.map(async (path) => {
        const url = new URL(path, publicOrigin);
        const request = { url, composition, config, ...NOBODYS };
        await readToEnd(await pool.runOn(member, request, clientOnly));
      }),
    );
  }
  return failures;
}

function readToEnd(page: PageResponse): Promise<void> {
  return new Promise((resolve) => {
    if (page.kind === 'redirect' || isWhole(page)) {
      resolve();
    } else {
      page.stream({ write: () => undefined, end: () => resolve(), lose: () => resolve() });
    }
  });
}

/** The compositions of most visitors: without the canaries of a manifest, and with all of them. */
export function compositionsOf(manifest: Manifest): ResolvedComposition[] {
  const rules = Object.values(manifest.remotes).flatMap(({ canary }) => (canary ? [canary.rule] : []));
  const cookies = rules.flatMap((rule) => ('cookie' in rule ? [[rule.cookie.name, rule.cookie.value]] : []));
  const headers = rules.flatMap((rule) =>
    'header' in rule ? [[rule.header.name.toLowerCase(), rule.header.value]] : [],
  );
  const chosen: Visitor = {
    cookies: Object.fromEntries(cookies),
    headers: Object.fromEntries(headers),
    bucket: 'every',
  };
  const visitors: Visitor[] = [{ cookies: {}, headers: {}, bucket: 'none' }, chosen];
  const compositions = visitors.map((visitor) => resolveComposition(manifest, visitor));
  return [...new Map(compositions.map((composition) => [composition.id, composition])).values()];
}

/** The home page, and pages of the given remotes that need no parameter. */
export function provingPaths(composition: ResolvedComposition, remotes: ReadonlySet<string>): string[] {
  const own = composition.remotes
    .filter(({ descriptor }) => remotes.has(descriptor.name))
    .flatMap(({ descriptor }) =>
      descriptor.routes
        .filter(isSimple)
        .slice(0, MAX_PAGES_OF_A_RELEASE)
        .map(({ pattern }) => pattern),
    );
  return ['/', ...own];
}

function isSimple({ pattern, access, render }: DescriptorRoute): boolean {
  return access === 'public' && render === 'server' && !/[:*]/.test(pattern);
}
