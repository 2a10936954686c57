import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { placeKeyOf } from '@store/contract/rules/orders/tax/tax-issues'
import { isPincode } from '@store/contract/rules/shipping/shipping-validation'
import type { Pincode } from '@store/contract/schemas/orders/addresses'
import type { FormState } from '@store/ui'
import { useRef, useState } from 'react'
import type { ShippingValues } from '../shipping-values.ts'
import { useGetPincodeQuery, useLazyGetPincodeQuery } from './pincode-api.ts'
import { statesInWords, usePlaceQuestion } from './use-place-question.ts'

/** Accepts "560 025", a common way to write it. */
const pincodeOf = (typed: string) => typed.replace(/\D/g, '').slice(0, 6)

/** Validates while typing, not only on submit (screens 3.3). */
function pincodeErrorOf(pincode: string): string | undefined {
  const isComplete = pincode.length === 6 || pincode.startsWith('0')
  return isComplete && !isPincode(pincode) ? messages.checkout.pincode : undefined
}

/**
 * The pincode of an address. State and city are filled in, also over those of the pincode that stood there, as in a
 * saved address, unless the user has typed another one. When the states of the
 * pincode are known and exclude that state, the form asks: it names the right ones, and goes on with the typed one only on
 * request. An unknown pincode and a failed lookup ask nothing. While `isLookingUp`, state and city may be about to be filled in.
 */
export function usePincode(form: FormState<ShippingValues>) {
  const [lookUp] = useLazyGetPincodeQuery()
  const [lookedUp, setLookedUp] = useState<string>()
  // The response arrives after later input.
  const latest = useRef(form)
  latest.current = form
  const known = useRef<Pincode>(undefined)
  const fillIn = (field: 'state' | 'city', text: string, former: string | undefined) => {
    const { values, set } = latest.current
    if (values[field] !== '' && values[field] !== former) return
    if (values[field] !== text) set(field, text)
  }
  const type = async (typed: string) => {
    const former = known.current
    const pincode = pincodeOf(typed)
    form.set('pincode', pincode)
    if (!isPincode(pincode)) return
    setLookedUp(pincode)
    const place = await lookUp(pincode, true)
      .unwrap()
      .catch(() => undefined)
    setLookedUp((current) => (current === pincode ? undefined : current))
    if (!place || latest.current.values.pincode !== pincode) return
    fillIn('state', place.state, former?.state)
    fillIn('city', place.city ?? '', former?.city)
  }
  const { pincode, state } = form.values
  const { currentData: place } = useGetPincodeQuery(pincode, { skip: !isPincode(pincode) })
  if (place) known.current = place
  const { isAsked, goOn } = usePlaceQuestion(form.values, place?.states)
  const question =
    isAsked && place
      ? messages.checkout.pincodeElsewhere(pincode, statesInWords(place.states))
      : undefined
  return {
    /** What the form asks at its state before it is sent. */
    ask: (values: ShippingValues) =>
      question !== undefined && placeKeyOf(values) === placeKeyOf(form.values)
        ? fieldError('state', messages.checkout.chooseState)
        : undefined,
    /** The states that a button fills in; empty while nothing is asked. */
    likelyStates: question === undefined ? [] : (place?.states ?? []),
    choose: (likely: string) => form.set('state', likely),
    goOn: () => {
      goOn()
      // The error belongs to the value; it is the same one, but no error any more.
      form.set('state', state)
    },
    type: (typed: string) => void type(typed),
    isLookingUp: lookedUp === pincode,
    error: pincodeErrorOf(pincode),
    warning: question,
  }
}

/** What {@link usePincode} knows of the pincode. */
export type PincodeState = ReturnType<typeof usePincode>
