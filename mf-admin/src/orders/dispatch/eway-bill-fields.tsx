import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import { formatExactRupees, formatRupees } from '@store/contract/rules/pricing/money-text'
import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import type { TransportMode } from '@store/contract/rules/taxes/transport'
import type { OrderEwayBill } from '@store/contract/schemas/taxes/eway-bills'
import { FormMessage, type FormState, type Option, SelectField, TextField } from '@store/ui'
import { transportModeLabels } from '../../transport-modes.ts'
import type { EwayBillValues } from './eway-bill-values.ts'

const modes: readonly Option<TransportMode | ''>[] = [
  { value: '', label: 'Not known yet' },
  ...transportModeLabels,
]

function warningOf({ need, total, limit }: OrderEwayBill): string {
  const text = need === 'of-irn' ? messages.ewayBillOfIrnNeeded : messages.ewayBillNeeded
  return text(formatExactRupees(paiseFromRupees(total)), formatRupees(limit))
}

type EwayBillFieldsProps = {
  form: Pick<FormState<EwayBillValues>, 'values' | 'field'>
  bill: OrderEwayBill
}

/** Warns that goods need an e-way bill before they move, and asks for what it takes besides carrier and LR. */
export function EwayBillFields({ form, bill }: EwayBillFieldsProps) {
  const { mode } = form.values
  return (
    <>
      <FormMessage tone="warning">{warningOf(bill)}</FormMessage>
      <SelectField label="How the goods travel" options={modes} {...form.field('mode')} />
      {mode === 'rail' || mode === 'air' ? null : (
        <TextField
          label="Vehicle number"
          hint="Like TS09UA4321."
          autoComplete="off"
          maxLength={20}
          {...form.field('vehicleNumber')}
        />
      )}
      <TextField
        label="GST number or TRANSIN of the transporter"
        autoComplete="off"
        maxLength={20}
        {...form.field('transporterId')}
      />
      <TextField label="Day of the LR" type="date" {...form.field('documentDay')} />
      <TextField
        label="E-way bill number"
        hint="12 digits, once the portal gave it. It prints on the papers."
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        {...form.field('ewayBillNumber')}
      />
    </>
  )
}
