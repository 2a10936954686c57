import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import { findState } from '@store/contract/rules/shipping/gst-states'
import { stateOfRegistration } from '@store/contract/rules/shipping/place-of-supply'
import { isPincode } from '@store/contract/rules/shipping/shipping-validation'
import type { Pincode } from '@store/contract/schemas/orders/addresses'
import type { FormState } from '@store/ui'
import { useRef } from 'react'
import { useGetPincodeQuery, useLazyGetPincodeQuery } from '../addresses/pincode-api.ts'
import { statesInWords, usePlaceQuestion } from '../addresses/use-place-question.ts'
import type { ShippingValues } from '../shipping-values.ts'

/**
 * The pincode of the registered address: it fills in the town, also over that of the pincode that stood there,
 * unless the user has typed another one. When its states are known and exclude that of the GST number, the form asks, and goes
 * on with both only on request.
 */
export function useRegisteredPincode(form: FormState<ShippingValues>) {
  const [lookUp] = useLazyGetPincodeQuery()
  // The response arrives after later input.
  const latest = useRef(form)
  latest.current = form
  const { companyPincode, companyState, gstNumber } = form.values
  const { currentData } = useGetPincodeQuery(companyPincode, { skip: !isPincode(companyPincode) })
  const known = useRef<Pincode>(undefined)
  if (currentData) known.current = currentData
  const type = async (typed: string) => {
    const former = known.current?.city
    const pincode = typed.replace(/\D/g, '').slice(0, 6)
    form.set('companyPincode', pincode)
    if (!isPincode(pincode)) return
    const place = await lookUp(pincode, true)
      .unwrap()
      .catch(() => undefined)
    const { values, set } = latest.current
    if (!place || values.companyPincode !== pincode) return
    if (values.companyCity !== '' && values.companyCity !== former) return
    set('companyCity', place.city ?? '')
  }
  const state = stateOfRegistration({ gstNumber })?.name ?? findState(companyState)?.name ?? ''
  const { isAsked, goOn } = usePlaceQuestion(
    { pincode: companyPincode, state },
    currentData?.states,
  )
  const isComplete = companyPincode.length === 6 || companyPincode.startsWith('0')
  return {
    /** What the form asks at the pincode before it is sent. */
    ask: (values: ShippingValues) =>
      isAsked && values.companyPincode === companyPincode && values.gstNumber === gstNumber
        ? fieldError('companyPincode', messages.checkout.correctRegistration)
        : undefined,
    goOn: () => {
      goOn()
      // The error belongs to the value; it is the same one, but no error any more.
      form.set('companyPincode', companyPincode)
    },
    warning:
      isAsked && currentData
        ? messages.checkout.registeredPincodeElsewhere(
            companyPincode,
            statesInWords(currentData.states),
            state,
          )
        : undefined,
    type: (typed: string) => void type(typed),
    error: isComplete && !isPincode(companyPincode) ? messages.checkout.pincode : undefined,
  }
}

/** What {@link useRegisteredPincode} knows of the pincode. */
export type RegisteredPincode = ReturnType<typeof useRegisteredPincode>
