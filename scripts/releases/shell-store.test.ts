import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { givenShell } from '../../shell/server/testing/given-manifest.ts';
import { writeShellBuild } from '../../shell/server/testing/given-shell-files.ts';
import { givenFolder, putShell } from './given-releases.fixture.ts';
import { dataPaths } from './paths.ts';
import { listShellBuilds, readShellBuild, refuseSharedNames, removeShellBuilds } from './shell-store.ts';

const givenPaths = () => dataPaths(givenFolder());

describe('the builds of the shell on disk', () => {
  it('are the folders that are named by a digest', () => {
    const paths = givenPaths();
    expect(listShellBuilds(paths)).toEqual([]);
    const id = putShell(paths);
    writeFileSync(join(paths.shellBuilds, 'note.txt'), '');
    expect(listShellBuilds(paths)).toEqual([id]);
    expect(readShellBuild(paths, id).files).toHaveProperty('web/client.1f.js');
  });

  it.each(['server/shell.cjs', 'web/client.1f.js', 'shell.json'])(
    'are refused after a change of %s',
    (file) => {
      const paths = givenPaths();
      const id = putShell(paths);
      writeFileSync(join(paths.shellBuild(id), file), '{}');
      expect(() => readShellBuild(paths, id)).toThrow(
        new RegExp(`shell ${id} cannot be used: ${file} .*not what was built\\. Build it again`),
      );
    },
  );

  it('are named when the one that is asked for is not there', () => {
    const paths = givenPaths();
    const id = putShell(paths);
    expect(() => readShellBuild(paths, '../releases')).toThrow(
      `shell ../releases is not built. Built: ${id}`,
    );
  });

  it('are removed with all that they contain', () => {
    const paths = givenPaths();
    const id = putShell(paths);
    removeShellBuilds(paths, [id]);
    expect(existsSync(paths.shellBuild(id))).toBe(false);
  });

  it('never have different files for browsers under one name', () => {
    const paths = givenPaths();
    const build = (text: string, server = '') =>
      writeShellBuild(paths.shellBuilds, { 'web/client.1f.js': text, 'server/shell.cjs': server });
    const [one, same, other] = [build('a'), build('a', 'another server'), build('b')];
    expect(() => refuseSharedNames(paths, givenShell([one, same]))).not.toThrow();
    expect(() => refuseSharedNames(paths, givenShell([one, other]))).toThrow(
      `shell ${one} and ${other} have different files under the name web/client.1f.js`,
    );
    rmSync(paths.shellBuild(other), { recursive: true });
    expect(() => refuseSharedNames(paths, givenShell([one, other]))).not.toThrow();
  });
});
