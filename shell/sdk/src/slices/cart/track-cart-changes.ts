/**
 * What to do with the cart returned by a finished change: show it, wait for a change that is still pending, or reload
 * the cart because responses arrived out of order.
 */
export type CartUpdate = 'show' | 'wait' | 'reload'

/**
 * Tracks concurrent cart changes, for a user who clicks faster than the server responds. Otherwise an older response
 * could reset the quantity.
 * @returns a function to call when a change is sent; it returns a function to call once with the outcome
 */
export function trackCartChanges(): () => (outcome: 'accepted' | 'refused') => CartUpdate {
  let newest = 0
  let pending = 0
  let hasRefusal = false
  return () => {
    newest += 1
    pending += 1
    const change = newest
    return (outcome) => {
      pending -= 1
      if (pending > 0) {
        hasRefusal ||= outcome === 'refused'
        return 'wait'
      }
      const isLast = change === newest
      const verdict = outcome === 'accepted' && isLast && !hasRefusal ? 'show' : 'reload'
      hasRefusal = false
      return verdict
    }
  }
}
