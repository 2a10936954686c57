import * as messages from '@store/contract/rules/messages'
import { isPincode } from '@store/contract/rules/shipping/shipping-validation'
import type { Pincode } from '@store/contract/schemas/orders/addresses'
import type { FormState } from '@store/ui'
import { useRef } from 'react'
import { useGetPincodeQuery, useLazyGetPincodeQuery } from '../addresses/pincode-api.ts'
import type { ShippingValues } from '../shipping-values.ts'

/**
 * The pincode of the registered address: it fills in the town, also over that of the pincode that stood there,
 * unless the user has typed another one.
 */
export function useRegisteredPincode(form: FormState<ShippingValues>) {
  const [lookUp] = useLazyGetPincodeQuery()
  // The response arrives after later input.
  const latest = useRef(form)
  latest.current = form
  const { companyPincode } = form.values
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
  const isComplete = companyPincode.length === 6 || companyPincode.startsWith('0')
  return {
    type: (typed: string) => void type(typed),
    error: isComplete && !isPincode(companyPincode) ? messages.checkout.pincode : undefined,
  }
}
