/**
 * Ref of a live region that comes together with its text, which browsers do not announce: once they know the region, its
 * text is put into it again. Alerts are announced without it.
 * @example <p role="status" ref={announceOnMount}>{count} products found</p>
 */
export function announceOnMount(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return
  const putAgain = () => {
    // Whoever is inside has found it, and would lose the focus.
    if (!region.contains(document.activeElement)) region.append(...region.childNodes)
  }
  // Browsers hand the changes of a frame to screen readers at the end of it.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(putAgain)
  })
  return () => cancelAnimationFrame(frame)
}
