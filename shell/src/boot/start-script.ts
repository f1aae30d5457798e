import { FIRST_FILES_ID } from './boot-data.ts';

/** Longest wait for the first frame, for a busy processor or a style sheet that does not arrive. */
const MAX_WAIT_MS = 1_000;

/**
 * Text of the script after a page's frame: it starts the page's own scripts with the first frame that the browser
 * draws. Requested earlier, they would share the network connection with the style sheets and fonts that this frame
 * waits for, whatever their priority. A hidden page starts at once, since the browser draws no frame for it.
 */
export const startScript = `(function(d,t){function f(){t&&(d.head.append(t.content),t.remove(),t=0)}d.hidden?f():(requestAnimationFrame(f),setTimeout(f,${MAX_WAIT_MS}))})(document,document.getElementById("${FIRST_FILES_ID}"))`;
