import { t } from '@lingui/core/macro'
import { findGstNumberFault } from '@store/contract/rules/accounts/gst-number'
import { findState } from '@store/contract/rules/shipping/gst-states'
import {
  type Consignee,
  placeOfSupplyOf,
  stateOfRegistration,
} from '@store/contract/rules/shipping/place-of-supply'
import { FormMessage, type FormState, RadioCards } from '@store/ui'
import type { ShippingValues } from '../shipping-values.ts'
import { consigneeOfValues } from './consignee-of-values.ts'

const consignees = () =>
  [
    { value: 'self', label: t`To us`, description: t`Our shop, office or warehouse` },
    {
      value: 'third-party',
      label: t`To our customer`,
      description: t`Sent there directly, and billed to us`,
    },
  ] as const

/** Whether a number is complete, and papers leave it out all the same. */
function isLeftOut(gstNumber: string): boolean {
  const fault = findGstNumberFault(gstNumber, {})
  return fault === 'state' || fault === 'check-digit'
}

/** What the choice means for the tax; nothing while GST number and delivery are of one state, where it means nothing. */
function TaxNote({ values, consignee }: { values: ShippingValues; consignee: Consignee }) {
  const { state, gstNumber } = values
  const registered = stateOfRegistration({ gstNumber })?.name
  const delivery = findState(state)?.name
  if (delivery && isLeftOut(gstNumber)) {
    return (
      <FormMessage tone="warning">
        {t`Place of supply: ${delivery}. The tax is computed without this GST number, so there is no input credit.`}
      </FormMessage>
    )
  }
  if (!registered || !delivery || registered === delivery) return null
  const place = placeOfSupplyOf({ state, gstNumber, consignee })?.name ?? ''
  return consignee === 'self' ? (
    <FormMessage tone="warning">
      {t`Place of supply: ${place}. Your GST number is of ${registered}, so you may lose the input credit. If you are registered in ${delivery}, enter that number.`}
    </FormMessage>
  ) : (
    <FormMessage tone="info">
      {t`Place of supply: ${place}, the state of your GST number. The invoice names you and your customer.`}
    </FormMessage>
  )
}

/** Asks whether the goods go to the buyer or on to his customer, which decides about the place of supply. */
export function ConsigneeChoice({ form }: { form: FormState<ShippingValues> }) {
  const { values } = form
  const consignee = consigneeOfValues(values)
  return (
    <>
      <RadioCards
        label={t`Where the goods go`}
        options={consignees()}
        {...form.field('consignee')}
        value={consignee}
      />
      <TaxNote values={values} consignee={consignee} />
    </>
  )
}
