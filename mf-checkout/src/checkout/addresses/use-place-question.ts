import { isStateExcluded, placeKeyOf } from '@store/contract/rules/orders/tax/tax-issues'
import { findState } from '@store/contract/rules/shipping/gst-states'
import { intlLocale } from '@store/sdk'
import { useState } from 'react'

/** States as they are named in a question. @example 'Puducherry or Tamil Nadu' */
export const statesInWords = (states: readonly string[]) =>
  new Intl.ListFormat(intlLocale(), { type: 'disjunction' }).format(states)

/**
 * Asks about a pincode whose states are known and exclude the state that is said with it, until the buyer goes on with both.
 * Where the states are not known, nothing is asked.
 */
export function usePlaceQuestion(
  place: { pincode: string; state: string },
  states: readonly string[] = [],
) {
  const [accepted, setAccepted] = useState('')
  const isElsewhere = findState(place.state) !== undefined && isStateExcluded(place.state, states)
  return {
    isAsked: isElsewhere && accepted !== placeKeyOf(place),
    goOn: () => setAccepted(placeKeyOf(place)),
  }
}
