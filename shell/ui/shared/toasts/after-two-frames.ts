/**
 * Browsers hand the changes of a frame to screen readers at the end of it: after two, what stands on the page is known.
 * @returns cancels it
 */
export function afterTwoFrames(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run)
  })
  return () => cancelAnimationFrame(frame)
}
