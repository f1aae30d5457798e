import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** A certificate for this machine's own browser; browsers require one for HTTP/2. */
export interface Certificate {
  cert: string;
  key: string;
  certFile: string;
  keyFile: string;
}

export async function makeCertificate(folder: string): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  mkdirSync(folder, { recursive: true });
  const certFile = join(folder, 'cert.pem');
  const keyFile = join(folder, 'key.pem');
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key, { mode: 0o600 });
  return { cert, key, certFile, keyFile };
}
