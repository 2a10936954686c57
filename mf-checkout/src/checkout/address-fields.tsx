import * as messages from '@store/contract/rules/messages'
import { type GstState, gstStates } from '@store/contract/rules/shipping/gst-states'
import {
  findPincodeContradiction,
  statesOfPincode,
} from '@store/contract/rules/shipping/pincode-states'
import { isPincode } from '@store/contract/rules/shipping/shipping-validation'
import {
  FormMessage,
  type FormState,
  type Option,
  SelectField,
  TextArea,
  TextField,
} from '@store/ui'
import { useState } from 'react'
import { FieldGrid } from './field-grid.ts'
import type { ShippingValues } from './shipping-values.ts'

const states: Option[] = gstStates.map(({ name }) => ({ value: name, label: name }))

/** Validates while typing, not only on submit (ui.md, Checkout). */
function pincodeErrorOf(pincode: string): string | undefined {
  const isComplete = pincode.length === 6 || pincode.startsWith('0')
  return isComplete && !isPincode(pincode) ? messages.checkout.pincode : undefined
}

/** Accepts "560 025", a common way to write it. */
const pincodeOf = (typed: string) => typed.replace(/\D/g, '').slice(0, 6)

const disjunction = new Intl.ListFormat('en-IN', { type: 'disjunction' })

/** A warning when the pincode belongs to another state; not an error, because districts cross borders. */
function contradictionOf(values: ShippingValues): string | undefined {
  if (!isPincode(values.pincode)) return undefined
  const possible = findPincodeContradiction(values)
  const names = possible?.map(({ name }: GstState) => name)
  return names && messages.checkout.pincodeElsewhere(values.pincode, disjunction.format(names))
}

/** Sets the pincode, and its state unless the user has chosen another. */
function usePincode(form: FormState<ShippingValues>) {
  const [derived, setDerived] = useState('')
  return (typed: string) => {
    const pincode = pincodeOf(typed)
    form.set('pincode', pincode)
    const [state, ...others] = isPincode(pincode) ? statesOfPincode(pincode) : []
    if (!state || others.length > 0) return
    if (form.values.state !== '' && form.values.state !== derived) return
    setDerived(state.name)
    form.set('state', state.name)
  }
}

/** The delivery address. */
export function AddressFields({ form }: { form: FormState<ShippingValues> }) {
  const pincode = form.field('pincode')
  const typePincode = usePincode(form)
  const contradiction = contradictionOf(form.values)
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
        <TextField
          label="Pincode"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          {...pincode}
          onChange={typePincode}
          error={pincode.error ?? pincodeErrorOf(pincode.value)}
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
      {contradiction ? (
        <div data-wide>
          <FormMessage tone="warning">{contradiction}</FormMessage>
        </div>
      ) : null}
    </FieldGrid>
  )
}
