/** Files that a user sends: what is taken, their size in words, and the way of each. */
export { ACCEPTED_FILES, type FileFault, fileFault } from './file-fault.rules.ts';
export { fileSize, megabytesOf } from './file-size.rules.ts';
export { type SendResult, type SendWay, sendFile } from './send-file.ts';
export { createUploads, type Upload, type Uploads, type UploadsOptions } from './uploads.ts';
