import { expect, it } from 'vitest';
import { nobodyIn, refuseNamelessUser } from './server-account.ts';

it('finds `nobody` whatever its number is', () => {
  expect(nobodyIn('root:x:0:0:root:/root:/bin/sh\nnobody:x:65534:65533:nobody:/:/sbin/nologin\n')).toEqual({
    uid: 65_534,
    gid: 65_533,
  });
  expect(nobodyIn('nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false')).toEqual({
    uid: -2,
    gid: -2,
  });
});

it('names the remedy when root has no user `nobody` to run the server as', () => {
  expect(() => nobodyIn('root:x:0:0:root:/root:/bin/sh')).toThrow('Start Bazaar as an ordinary user');
});

it('names the remedy when the user id has no name', () => {
  const nameless = () => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  };

  expect(() => refuseNamelessUser(12_345, nameless)).toThrow('The user id 12345 has no entry in /etc/passwd');
});
