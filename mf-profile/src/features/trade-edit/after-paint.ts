/**
 * Acts once the next frame is on the screen. A page in the background has no frames; there the act comes soon after.
 * @returns the function that prevents it.
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    timer = setTimeout(act);
  };
  const frame = requestAnimationFrame(soon);
  timer = setTimeout(soon, WITHOUT_FRAMES_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const WITHOUT_FRAMES_MS = 200;
