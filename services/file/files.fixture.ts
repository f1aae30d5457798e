import { crc32 } from 'node:zlib';
import { type FileMeta, uploadFiles } from '@bazaar/contracts/file';
import type { FastifyInstance } from 'fastify';

type Headers = Readonly<Record<string, string>>;

export interface GivenFile {
  readonly name: string;
  readonly content: Buffer;
}

/** A complete, valid picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Small files of every accepted type, by extension. */
export const SAMPLES = {
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  png: PNG,
  jpg: Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'), Buffer.alloc(32)]),
  webp: Buffer.concat([
    Buffer.from('RIFF'),
    Buffer.from([36, 0, 0, 0]),
    Buffer.from('WEBPVP8 '),
    Buffer.alloc(32),
  ]),
  xlsx: office('xl/workbook.xml', 'spreadsheetml.sheet'),
  docx: office('word/document.xml', 'wordprocessingml.document'),
  dwg: Buffer.concat([Buffer.from('AC1032'), Buffer.alloc(250)]),
} as const;

/** A PDF of the given size. */
export function pdfOf(bytes: number): Buffer {
  return Buffer.concat([SAMPLES.pdf, Buffer.alloc(bytes - SAMPLES.pdf.length, 0x20)]);
}

/** A zip without compression (APPNOTE 4.3). */
export function zipOf(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const body = Buffer.from(text);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt32LE(crc32(body), 10);
    head.writeUInt32LE(body.length, 14);
    head.writeUInt32LE(body.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), body]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

function office(part: string, kind: string): Buffer {
  const type = `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="${type}"/></Types>`,
    [part]: '<?xml version="1.0"?><x/>',
  });
}

/** A multipart body as a browser sends it, and its content type. */
export async function multipartOf(files: readonly GivenFile[]) {
  const form = new FormData();
  for (const { name, content } of files) {
    form.append('files', new Blob([new Uint8Array(content)]), name);
  }
  const body = new Response(form);
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  };
}

/** Uploads files; returns the raw response. */
export async function sendFiles(app: FastifyInstance, headers: Headers, files: readonly GivenFile[]) {
  const multipart = await multipartOf(files);
  return app.inject({
    method: 'POST',
    url: '/file/api/v1/files',
    payload: multipart.payload,
    headers: { ...headers, ...multipart.headers },
  });
}

/** Uploads one valid file; returns what the response says of it. */
export async function givenFile(
  app: FastifyInstance,
  headers: Headers,
  file: GivenFile = { name: 'نقشه.pdf', content: SAMPLES.pdf },
): Promise<FileMeta> {
  const reply = await sendFiles(app, headers, [file]);
  const [meta] = uploadFiles.response.parse(reply.json()).items;
  if (meta === undefined) {
    throw new Error(`The upload answered ${reply.statusCode}.`);
  }
  return meta;
}
