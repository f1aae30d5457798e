import { FIRST_FILES_ID } from './boot-data.ts';

/** What a page can wait for its first frame: a busy processor, a style sheet that does not come. */
const MAX_WAIT_MS = 1_000;

/**
 * Text of the script behind a page's frame: it lets the page's own scripts start with the first frame that the browser
 * draws. Asked for earlier they share the line with the style sheets and fonts that this frame waits for, whatever
 * priority is asked for them. A page that nobody looks at yet starts at once, since nothing is drawn for it.
 */
export const startScript = `(function(d,t){function f(){t&&(d.head.append(t.content),t.remove(),t=0)}d.hidden?f():(requestAnimationFrame(f),setTimeout(f,${MAX_WAIT_MS}))})(document,document.getElementById("${FIRST_FILES_ID}"))`;
