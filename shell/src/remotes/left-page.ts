/** Milliseconds after a failed download in which its page may turn out to be left. */
const graceMs = 300

let timesLeft = 0
let isLeft = false

/** Notices when the page of this document is left, and when it comes back from the browser's cache. */
export function watchLeaving(): void {
  addEventListener('pagehide', () => {
    timesLeft += 1
    isLeft = true
  })
  addEventListener('pageshow', () => {
    isLeft = false
  })
}

/**
 * Whether a download that has just failed was ended because its page is being left: browsers then report an error, some of
 * them that its bytes are not the expected ones. Resolves late where the page comes back from the browser's cache.
 */
export async function wasPageLeft(): Promise<boolean> {
  const before = timesLeft
  if (isLeft) return true
  await new Promise((resolve) => {
    setTimeout(resolve, graceMs)
  })
  return timesLeft !== before
}
