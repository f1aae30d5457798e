import { describe, expect, it } from 'vitest';
import { givenShell, servedWell } from '../../shell/server/testing/given-manifest.ts';
import { activateBuild, firstBuild, givenUpBuilds, withLastGoodBuild } from './shell.rules.ts';
import { returnFrom, settle, takeBack } from './version-state.rules.ts';

const id = (digit: number) => String(digit).repeat(16);
const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
/** The builds 1 to `last` were used one after the other. */
const used = (last: number) =>
  Array.from({ length: last - 1 }, (_, index) => index + 2).reduce(
    (shell, digit) => withLastGoodBuild(activateBuild(shell, id(digit), at(digit))),
    firstBuild(id(1), at(1)),
  );

describe('the shell in the manifest', () => {
  it('begins with one build', () => {
    expect(activateBuild(undefined, id(1), at(1))).toEqual(firstBuild(id(1), at(1)));
  });

  it('activates a build and remembers the one before', () => {
    expect(used(2)).toMatchObject({ active: id(2), previous: id(1), lastGood: null });
    expect(used(2).retained.map((build) => build.id)).toEqual([id(1), id(2)]);
  });

  it('stays as it is when the active build is used again', () => {
    expect(activateBuild(used(2), id(2), at(9))).toEqual(used(2));
  });

  it('returns to the build before while none has served well, and never from there to the one it left', () => {
    const returned = withLastGoodBuild(returnFrom('shell', used(2), at(3)));
    expect(returned).toMatchObject({ active: id(1), previous: null, lastGood: null });
    expect(() => returnFrom('shell', returned, at(4))).toThrow(/shell has no earlier version/);
  });

  it('returns to the newest build that has served well', () => {
    const soaked = settle(used(2), 'well', at(3));
    const shell = withLastGoodBuild(activateBuild(activateBuild(soaked, id(3), at(3)), id(4), at(4)));
    expect(shell).toMatchObject({ previous: id(3), lastGood: id(2) });
    expect(returnFrom('shell', shell, at(5)).active).toBe(id(2));
  });

  it('never activates a build that was withdrawn', () => {
    const shell = takeBack(used(2), { name: 'shell', version: id(1), reason: 'no header' }, at(3));
    expect(shell.previous).toBeNull();
    expect(() => activateBuild(shell, id(1), at(4))).toThrow(
      /shell 1{16} was withdrawn at .*: no header\. Fix it/,
    );
  });

  it('keeps five builds, and names those that it gives up', () => {
    const shell = used(7);
    expect(shell.retained.map((build) => build.id)).toEqual([3, 4, 5, 6, 7].map(id));
    expect(givenUpBuilds(used(6), shell)).toEqual([id(2)]);
    expect(givenUpBuilds(undefined, shell)).toEqual([]);
  });

  it('never gives up a build that a rollback may lead to, however old, and still keeps five', () => {
    const shell = withLastGoodBuild({
      ...givenShell([7, 6, 5, 4, 3, 2, 1].map(id)),
      history: { [id(1)]: servedWell },
    });
    expect(shell.lastGood).toBe(id(1));
    expect(shell.retained.map((build) => build.id)).toEqual([1, 4, 5, 6, 7].map(id));
  });
});
