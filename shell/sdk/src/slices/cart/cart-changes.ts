/**
 * What to do with the cart a finished change brought: show it, leave the word to a change still
 * under way, or read the cart anew because answers overtook each other.
 */
export type CartVerdict = 'show' | 'wait' | 'reload'

/**
 * Watches the cart's changes while a person presses plus faster than the server answers. Without it
 * an older answer would set the quantity back for a moment, or for good.
 * @returns called when a change is sent; what it gives is called once with how the change ended
 */
export function watchCartChanges(): () => (outcome: 'accepted' | 'refused') => CartVerdict {
  let newest = 0
  let underWay = 0
  let someRefused = false
  return () => {
    newest += 1
    underWay += 1
    const mine = newest
    return (outcome) => {
      underWay -= 1
      if (underWay > 0) {
        someRefused ||= outcome === 'refused'
        return 'wait'
      }
      const isLast = mine === newest
      const verdict = outcome === 'accepted' && isLast && !someRefused ? 'show' : 'reload'
      someRefused = false
      return verdict
    }
  }
}
