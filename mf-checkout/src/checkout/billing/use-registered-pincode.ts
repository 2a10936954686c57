import * as messages from '@store/contract/rules/messages'
import { isPincode } from '@store/contract/rules/shipping/shipping-validation'
import type { FormState } from '@store/ui'
import { useRef } from 'react'
import { useLazyGetPincodeQuery } from '../addresses/pincode-api.ts'
import type { ShippingValues } from '../shipping-values.ts'

/** The pincode of the registered address: it fills in the town, unless the user has typed another one. */
export function useRegisteredPincode(form: FormState<ShippingValues>) {
  const [lookUp] = useLazyGetPincodeQuery()
  // The response arrives after later input.
  const latest = useRef(form)
  latest.current = form
  const filledIn = useRef('')
  const type = async (typed: string) => {
    const pincode = typed.replace(/\D/g, '').slice(0, 6)
    form.set('companyPincode', pincode)
    if (!isPincode(pincode)) return
    const place = await lookUp(pincode, true)
      .unwrap()
      .catch(() => undefined)
    const { values, set } = latest.current
    if (!place || values.companyPincode !== pincode) return
    if (values.companyCity !== '' && values.companyCity !== filledIn.current) return
    filledIn.current = place.city ?? ''
    set('companyCity', filledIn.current)
  }
  const { companyPincode } = form.values
  const isComplete = companyPincode.length === 6 || companyPincode.startsWith('0')
  return {
    type: (typed: string) => void type(typed),
    error: isComplete && !isPincode(companyPincode) ? messages.checkout.pincode : undefined,
  }
}
