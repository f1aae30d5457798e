import { CODE_FAULTS } from './code-faults.fixture.ts';
import { FILE_CELLS, type FileCell } from './failing-file.fixture.ts';
import { MANIFEST_FAULTS, type ManifestFault } from './manifest-faults.fixture.ts';
import { SERVER_FAULTS, type ServerFault } from './server-faults.fixture.ts';

/** A version without a fault: how long a visit takes at all. */
export const CONTROL = 'none';

/** Every kind of fault of the chaos suite, by the group that visits it together. */
export const CHAOS = {
  code: [CONTROL, ...CODE_FAULTS] as const,
  files: FILE_CELLS,
  manifest: Object.keys(MANIFEST_FAULTS) as ManifestFault[],
  server: Object.keys(SERVER_FAULTS) as ServerFault[],
};

export const kindOf = {
  code: (fault: (typeof CHAOS.code)[number]) => `code: ${fault}`,
  files: ({ file, fault }: FileCell) => `${file}: ${fault}`,
  manifest: (fault: ManifestFault) => `manifest: ${fault}`,
  server: (fault: ServerFault) => `server: ${fault}`,
};

/** The names of all kinds, as in the figures. */
export function chaosKinds(): string[] {
  return [
    ...CHAOS.code.map(kindOf.code),
    ...CHAOS.files.map(kindOf.files),
    ...CHAOS.manifest.map(kindOf.manifest),
    ...CHAOS.server.map(kindOf.server),
  ];
}
