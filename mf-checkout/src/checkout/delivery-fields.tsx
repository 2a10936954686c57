import { t } from '@lingui/core/macro'
import { courierOptions, customCourier } from '@store/contract/rules/shipping/delivery'
import {
  describeFreight,
  type FormState,
  type Option,
  RadioCards,
  SelectField,
  TextField,
} from '@store/ui'
import { Bus, Package, Truck } from 'lucide-react'
import { type FindDeliveryTerms, useDeliveryTerms } from '../delivery/use-delivery-terms.ts'
import { FieldGrid } from './field-grid.ts'
import type { ShippingValues } from './shipping-values.ts'

const methods = () =>
  [
    { value: 'courier', label: t`Courier`, icon: Package },
    { value: 'bus', label: t`Bus`, icon: Bus },
    { value: 'transport', label: t`Transport`, icon: Truck },
  ] as const

/** The freight of each method that has one, for the choice between them. */
function describeAllFreight(termsOf: FindDeliveryTerms): string | undefined {
  const known = methods().flatMap(({ value, label }) => {
    const freight = describeFreight(termsOf(value) ?? {})
    return freight === undefined ? [] : [`${label}: ${freight}`]
  })
  if (known.length === 0) return undefined
  const all = known.join(' · ')
  return t`Freight – ${all}`
}

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

type DeliveryFieldsProps = {
  form: FormState<ShippingValues>
  /** Of the order, in rupees: freight may be free from a sum on. Without an order nothing is said about freight. */
  totalAmount?: number
}

/** Delivery method (ordering 2.3) and its fields. */
export function DeliveryFields({ form, totalAmount }: DeliveryFieldsProps) {
  const termsOf = useDeliveryTerms(totalAmount ?? 0)
  return (
    <>
      <RadioCards
        label={t`Delivery method`}
        hint={totalAmount === undefined ? undefined : describeAllFreight(termsOf)}
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
