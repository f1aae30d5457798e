interface TextFile {
  name: string;
  type: string;
  text: string;
}

/** Time in which the browser has certainly started the download and holds the bytes itself. */
const KEPT_MS = 10_000;

/** Starts the browser's download of a text. To be called from a user action. */
export function saveFile({ name, type, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
