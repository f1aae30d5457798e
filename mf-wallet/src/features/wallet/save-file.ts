interface TextFile {
  name: string;
  type: string;
  text: string;
}

/** Hands a text to the browser's own download. Call it from an act of the visitor. */
export function saveFile({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // The download has its own hold on the bytes by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
