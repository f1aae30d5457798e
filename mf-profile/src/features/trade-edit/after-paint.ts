/** What waits for the next frame, and what the frame before has brought on its way. */
const waiting = new Set<() => void>();
const due = new Set<() => void>();
let plan: { frame: number; timer: ReturnType<typeof setTimeout> } | null = null;

/**
 * Acts once the next frame is on the screen, together with everything else that waits for it, so that one drawing shows
 * it all. A page in the background has no frames; there the act comes soon after.
 * @returns the function that prevents it.
 */
export function afterPaint(act: () => void): () => void {
  waiting.add(act);
  plan ??= { frame: requestAnimationFrame(runSoon), timer: setTimeout(runSoon, WITHOUT_FRAMES_MS) };
  return () => {
    due.delete(act);
    if (waiting.delete(act) && waiting.size === 0) {
      dropPlan();
    }
  };
}

const WITHOUT_FRAMES_MS = 200;

function dropPlan(): void {
  if (plan !== null) {
    cancelAnimationFrame(plan.frame);
    clearTimeout(plan.timer);
    plan = null;
  }
}

/** Acts in a task of its own: that of a frame's callbacks comes before the frame is drawn. */
function runSoon(): void {
  dropPlan();
  for (const action of waiting) {
    due.add(action);
  }
  waiting.clear();
  setTimeout(run);
}

/** One that fails takes nothing from the others. */
function run(): void {
  for (const action of due) {
    due.delete(action);
    try {
      action();
    } catch (error) {
      reportError(error);
    }
  }
}
