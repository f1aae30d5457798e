interface TextFile {
  name: string;
  type: string;
  text: string;
}

/** Starts the browser's download of a text. To be called from a user action. */
export function saveFile({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // By the next task, the download has its own reference to the bytes.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
