import { t } from '@lingui/core/macro'
import { courierOptions, customCourier } from '@store/contract/rules/shipping/delivery'
import { type FormState, type Option, RadioCards, SelectField, TextField } from '@store/ui'
import { Bus, Package, Truck } from 'lucide-react'
import { FieldGrid } from './field-grid.ts'
import type { ShippingValues } from './shipping-values.ts'

const methods = () =>
  [
    { value: 'courier', label: t`Courier`, icon: Package },
    { value: 'bus', label: t`Bus`, icon: Bus },
    { value: 'transport', label: t`Transport`, icon: Truck },
  ] as const

const courierOf = (courier: string): Option => ({
  value: courier,
  label: courier === customCourier ? t`Other` : courier,
})

function CourierFields({ form }: { form: FormState<ShippingValues> }) {
  return (
    <FieldGrid>
      <SelectField
        label={t`Courier option`}
        required
        placeholder={t`Choose a courier`}
        options={courierOptions.map(courierOf)}
        {...form.field('courierOption')}
      />
      {form.values.courierOption === customCourier ? (
        <TextField label={t`Courier name`} required {...form.field('customCourier')} />
      ) : null}
    </FieldGrid>
  )
}

function VehicleFields({ form }: { form: FormState<ShippingValues> }) {
  const isBus = form.values.deliveryMethod === 'bus'
  return (
    <FieldGrid>
      <TextField
        label={isBus ? t`Bus name` : t`Transport name`}
        required
        {...form.field('busName')}
      />
      <TextField
        label={isBus ? t`Bus number` : t`City office`}
        required
        {...form.field('busNumber')}
      />
      <TextField
        label={t`Contact number`}
        type="tel"
        inputMode="tel"
        {...form.field('contactNumber')}
      />
    </FieldGrid>
  )
}

/** Delivery method (ordering 2.3) and its fields. */
export function DeliveryFields({ form }: { form: FormState<ShippingValues> }) {
  return (
    <>
      <RadioCards
        label={t`Delivery method`}
        options={methods()}
        {...form.field('deliveryMethod')}
      />
      {form.values.deliveryMethod === 'courier' ? (
        <CourierFields form={form} />
      ) : (
        <VehicleFields form={form} />
      )}
    </>
  )
}
