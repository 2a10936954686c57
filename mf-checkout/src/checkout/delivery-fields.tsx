import { courierOptions, customCourier } from '@store/contract/rules/orders/delivery'
import { type FormState, type Option, RadioCards, SelectField, TextField } from '@store/ui'
import { Bus, Package, Truck } from 'lucide-react'
import { FieldGrid } from './field-grid.ts'
import type { ShippingValues } from './shipping-values.ts'

const methods = [
  { value: 'courier', label: 'Courier', icon: Package },
  { value: 'bus', label: 'Bus', icon: Bus },
  { value: 'transport', label: 'Transport', icon: Truck },
] as const

const couriers: Option[] = courierOptions.map((courier) => ({ value: courier, label: courier }))

function CourierFields({ form }: { form: FormState<ShippingValues> }) {
  return (
    <FieldGrid>
      <SelectField
        label="Courier option"
        required
        placeholder="Choose a courier"
        options={couriers}
        {...form.field('courierOption')}
      />
      {form.values.courierOption === customCourier ? (
        <TextField label="Courier name" required {...form.field('customCourier')} />
      ) : null}
    </FieldGrid>
  )
}

function VehicleFields({ form }: { form: FormState<ShippingValues> }) {
  const vehicle = form.values.deliveryMethod === 'bus' ? 'Bus' : 'Transport'
  return (
    <FieldGrid>
      <TextField label={`${vehicle} name`} required {...form.field('busName')} />
      <TextField label={`${vehicle} number`} required {...form.field('busNumber')} />
      <TextField
        label="Contact number"
        type="tel"
        inputMode="tel"
        {...form.field('contactNumber')}
      />
    </FieldGrid>
  )
}

/** Delivery method (spec §9) and its fields. */
export function DeliveryFields({ form }: { form: FormState<ShippingValues> }) {
  return (
    <>
      <RadioCards label="Delivery method" options={methods} {...form.field('deliveryMethod')} />
      {form.values.deliveryMethod === 'courier' ? (
        <CourierFields form={form} />
      ) : (
        <VehicleFields form={form} />
      )}
    </>
  )
}
