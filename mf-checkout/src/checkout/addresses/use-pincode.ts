import * as messages from '@store/contract/rules/messages'
import { findState } from '@store/contract/rules/shipping/gst-states'
import { isPincode } from '@store/contract/rules/shipping/shipping-validation'
import { intlLocale } from '@store/sdk'
import type { FormState } from '@store/ui'
import { useRef, useState } from 'react'
import type { ShippingValues } from '../shipping-values.ts'
import { useGetPincodeQuery, useLazyGetPincodeQuery } from './pincode-api.ts'

/** Accepts "560 025", a common way to write it. */
const pincodeOf = (typed: string) => typed.replace(/\D/g, '').slice(0, 6)

/** Validates while typing, not only on submit (ui.md, Checkout). */
function pincodeErrorOf(pincode: string): string | undefined {
  const isComplete = pincode.length === 6 || pincode.startsWith('0')
  return isComplete && !isPincode(pincode) ? messages.checkout.pincode : undefined
}

const disjunctionOf = (texts: readonly string[]) =>
  new Intl.ListFormat(intlLocale(), { type: 'disjunction' }).format(texts)

/**
 * The pincode of an address. State and city are filled in, unless the user has typed another one; when that state does
 * not match, `warning` says so. It is not an error, because districts cross borders, and an unknown pincode or a failed
 * lookup is none either. While `isLookingUp`, state and city may be about to be filled in.
 */
export function usePincode(form: FormState<ShippingValues>) {
  const [lookUp] = useLazyGetPincodeQuery()
  const [lookedUp, setLookedUp] = useState<string>()
  // The response arrives after later input.
  const latest = useRef(form)
  latest.current = form
  const filledIn = useRef({ state: '', city: '' })
  const fillIn = (field: 'state' | 'city', text: string) => {
    const { values, set } = latest.current
    if (values[field] !== '' && values[field] !== filledIn.current[field]) return
    filledIn.current[field] = text
    if (values[field] !== text) set(field, text)
  }
  const type = async (typed: string) => {
    const pincode = pincodeOf(typed)
    form.set('pincode', pincode)
    if (!isPincode(pincode)) return
    setLookedUp(pincode)
    const place = await lookUp(pincode, true)
      .unwrap()
      .catch(() => undefined)
    setLookedUp((current) => (current === pincode ? undefined : current))
    if (!place || latest.current.values.pincode !== pincode) return
    fillIn('state', place.state)
    fillIn('city', place.city ?? '')
  }
  const { pincode, state } = form.values
  const { currentData: place } = useGetPincodeQuery(pincode, { skip: !isPincode(pincode) })
  const chosen = findState(state)
  const isElsewhere = place && chosen && !place.states.includes(chosen.name)
  return {
    type: (typed: string) => void type(typed),
    isLookingUp: lookedUp === pincode,
    error: pincodeErrorOf(pincode),
    warning: isElsewhere
      ? messages.checkout.pincodeElsewhere(pincode, disjunctionOf(place.states))
      : undefined,
  }
}

/** What {@link usePincode} knows of the pincode. */
export type PincodeState = ReturnType<typeof usePincode>
