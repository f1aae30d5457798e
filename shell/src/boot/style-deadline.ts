/** How long a remote's style sheet may be on its way after the shell's own is there. */
const MAX_LATER_MS = 800;

/**
 * Text of the script before the style sheets. A browser draws nothing, and runs no script behind them, until every style
 * sheet in the head has come. This script removes those of remotes that fail, or are late: the frame is drawn, and the
 * remote's own code requests its style sheet again with its page, where a failure is a failure of that remote. The time
 * is counted from the shell's own style sheet, so that a slow line delays nothing but itself.
 */
export const styleDeadlineScript = `(function(d){var q="link[rel=stylesheet][href^='/_r/']";function on(e){var t=e.target;if(t.rel=="stylesheet"){if(!t.matches(q))setTimeout(function(){d.querySelectorAll(q).forEach(function(l){l.sheet||l.remove()})},${MAX_LATER_MS});else if(e.type=="error")t.remove()}}d.addEventListener("load",on,true);d.addEventListener("error",on,true)})(document);`;
