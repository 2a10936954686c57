import { indianStates } from '@store/contract/rules/gst'
import * as messages from '@store/contract/rules/messages'
import { isPincode } from '@store/contract/rules/shipping-validation'
import { type FormState, type Option, SelectField, TextArea, TextField } from '@store/sdk/parts'
import { FieldGrid } from './field-grid.ts'
import type { ShippingValues } from './shipping-values.ts'

const states: Option[] = indianStates.map((state) => ({ value: state, label: state }))

/** Said as it is typed, not only when the form is sent (ui.md, Checkout). */
function pincodeErrorOf(pincode: string): string | undefined {
  const isSettled = pincode.length === 6 || pincode.startsWith('0')
  return isSettled && !isPincode(pincode) ? messages.checkout.pincode : undefined
}

/** Also out of "560 025", as people write it. */
const pincodeOf = (typed: string) => typed.replace(/\D/g, '').slice(0, 6)

/** Where the order goes. */
export function AddressFields({ form }: { form: FormState<ShippingValues> }) {
  const pincode = form.field('pincode')
  return (
    <FieldGrid>
      <TextField label="Full name" required autoComplete="name" {...form.field('fullName')} />
      <TextField
        label="Phone"
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...form.field('phone')}
      />
      <div data-wide>
        <TextArea
          label="Address"
          required
          rows={2}
          autoComplete="street-address"
          {...form.field('address')}
        />
      </div>
      <div data-third>
        <TextField label="City" required autoComplete="address-level2" {...form.field('city')} />
      </div>
      <div data-third>
        <SelectField
          label="State"
          required
          placeholder="Choose a state"
          autoComplete="address-level1"
          options={states}
          {...form.field('state')}
        />
      </div>
      <div data-third>
        <TextField
          label="Pincode"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          {...pincode}
          onChange={(typed) => pincode.onChange(pincodeOf(typed))}
          error={pincode.error ?? pincodeErrorOf(pincode.value)}
        />
      </div>
    </FieldGrid>
  )
}
