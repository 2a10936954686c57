import { needsBusinessDetails, type Role } from '@store/contract/rules/accounts/roles'
import type { FormError } from '@store/contract/rules/field-errors'
import { validateShipping } from '@store/contract/rules/shipping/shipping-validation'
import { useForm, useGstNumberQuestion } from '@store/ui'
import { usePincode } from './addresses/use-pincode.ts'
import { useSendAfter } from './addresses/use-send-after.ts'
import { findMissingRegisteredAddress } from './billing/registered-address.ts'
import { useRegisteredPincode } from './billing/use-registered-pincode.ts'
import { type ShippingValues, shippingOf } from './shipping-values.ts'

/** What the rules of the server say about the details of a delivery (ordering 2.2). */
export function findShippingError(role: Role, values: ShippingValues): FormError | undefined {
  return (
    validateShipping(role, shippingOf(role, values)) ?? findMissingRegisteredAddress(role, values)
  )
}

type FormOptions = Parameters<typeof useForm<ShippingValues>>[0]

type ShippingFormOptions = Omit<FormOptions, 'validate'> & {
  role: Role
  /** Of a form without errors in its details. */
  validate?: (values: ShippingValues) => FormError | undefined
}

/**
 * A form of delivery details for `ShippingFields`. It is sent once state and city of its pincode are known, and asks about a pincode
 * and a GST number that contradict it.
 */
export function useShippingForm({ role, validate, ...options }: ShippingFormOptions) {
  const gstNumberQuestion = useGstNumberQuestion()
  const ask = (values: ShippingValues) =>
    pincode.ask(values) ??
    (needsBusinessDetails(role)
      ? (gstNumberQuestion.ask(values.gstNumber) ?? registeredPincode.ask(values))
      : undefined)
  const form = useForm<ShippingValues>({
    ...options,
    validate: (values) => findShippingError(role, values) ?? validate?.(values) ?? ask(values),
  })
  const pincode = usePincode(form)
  const registeredPincode = useRegisteredPincode(form)
  return {
    form: useSendAfter(form, pincode.isLookingUp),
    role,
    pincode,
    gstNumberQuestion,
    registeredPincode,
  }
}

/** What {@link useShippingForm} knows. */
export type ShippingFormState = ReturnType<typeof useShippingForm>
