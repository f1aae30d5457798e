import { describe, expect, it } from 'vitest';
import { type Machine, memoryFolder } from './memory-folder.ts';

const GIGABYTE = 1024 ** 3;

function machine(changes: Partial<Machine> & { mount?: string } = {}): Machine {
  const { mount = 'tmpfs /dev/shm tmpfs rw,relatime,size=8g 0 0', ...rest } = changes;
  return {
    mounts: () => `proc /proc proc rw 0 0\n${mount}\n`,
    freeBytes: () => 8 * GIGABYTE,
    memoryBytes: 8 * GIGABYTE,
    ...rest,
  };
}

describe('memoryFolder', () => {
  it('is the folder in memory when it has room', () => {
    expect(memoryFolder(machine())).toBe('/dev/shm');
  });

  it.each([
    ['there is none', machine({ mount: 'ext4 / ext4 rw 0 0' })],
    ['it is on a disk', machine({ mount: '/dev/sda /dev/shm ext4 rw 0 0' })],
    ['it cannot be written to', machine({ mount: 'tmpfs /dev/shm tmpfs ro 0 0' })],
    ['no program runs from it', machine({ mount: 'tmpfs /dev/shm tmpfs rw,nosuid,noexec 0 0' })],
    ['it is small', machine({ freeBytes: () => 64 * 1024 ** 2 })],
    ['memory is short', machine({ memoryBytes: GIGABYTE })],
    [
      'the machine tells nothing of its mounts',
      machine({
        mounts: () => {
          throw new Error('no such file');
        },
      }),
    ],
  ])('is null when %s', (_what, given) => {
    expect(memoryFolder(given)).toBeNull();
  });
});
