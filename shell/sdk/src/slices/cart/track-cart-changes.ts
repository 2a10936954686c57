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
export function trackCartChanges(): () => (outcome: 'accepted' | 'rejected') => CartUpdate {
  let newest = 0
  let pending = 0
  let hasRejection = false
  return () => {
    newest += 1
    pending += 1
    const change = newest
    return (outcome) => {
      pending -= 1
      if (pending > 0) {
        hasRejection ||= outcome === 'rejected'
        return 'wait'
      }
      const isLast = change === newest
      const verdict = outcome === 'accepted' && isLast && !hasRejection ? 'show' : 'reload'
      hasRejection = false
      return verdict
    }
  }
}
