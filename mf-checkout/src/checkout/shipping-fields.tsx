import { needsBusinessDetails } from '@store/contract/rules/accounts/roles'
import { AddressFields } from './addresses/address-fields.tsx'
import { BusinessFields } from './business-fields.tsx'
import type { ShippingFormState } from './use-shipping-form.ts'

/** Where the goods go and who is billed: the fields of one entry of the address book, by the buyer's role. */
export function ShippingFields({ details }: { details: ShippingFormState }) {
  const { form, role, pincode, gstNumberQuestion, registeredPincode } = details
  return (
    <>
      <AddressFields form={form} pincode={pincode} />
      {needsBusinessDetails(role) ? (
        <BusinessFields {...{ form, gstNumberQuestion, registeredPincode }} />
      ) : null}
    </>
  )
}
