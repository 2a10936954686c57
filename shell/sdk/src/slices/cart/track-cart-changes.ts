/**
 * What to do with the cart a finished change brought: show it, leave the word to a change still
 * under way, or read the cart anew because answers overtook each other.
 */
export type CartUpdate = 'show' | 'wait' | 'reload'

/**
 * Watches the cart's changes while a person presses plus faster than the server answers. Without it
 * an older answer would set the quantity back for a moment, or for good.
 * @returns called when a change is sent; what it gives is called once with how the change ended
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
