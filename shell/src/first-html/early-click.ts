/** A button of the HTML that was pressed before its screen's code was there. */
declare global {
  var earlyClick: { button: HTMLElement | undefined; stop: () => void } | undefined
}

/** Keeps the last press of a button in the screen, whose code has not arrived. Links need no code. */
export function keepEarlyClick(): void {
  const keep = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('#main button')
    if (button && globalThis.earlyClick) globalThis.earlyClick.button = button
  }
  document.addEventListener('click', keep, true)
  const stop = () => document.removeEventListener('click', keep, true)
  globalThis.earlyClick = { button: undefined, stop }
}

/** Presses the kept button again, once the screen can answer it. */
export function replayEarlyClick(): void {
  const early = globalThis.earlyClick
  globalThis.earlyClick = undefined
  early?.stop()
  if (early?.button?.isConnected) early.button.click()
}
