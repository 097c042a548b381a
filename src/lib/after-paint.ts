/**
 * Runs `work` once the next frame is on screen, so that a press is seen to have been taken before what it leads to is
 * worked out. Not in a page that nobody sees, until it's seen.
 */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work))
