export { FileButton, type FileButtonProps } from './file-button.tsx';
export { FileRow, type FileRowProps, UploadRow, type UploadRowProps } from './file-row.tsx';
