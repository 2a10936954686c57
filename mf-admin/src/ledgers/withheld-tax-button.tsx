import { indiaDayOf } from '@store/contract/rules/india-days'
import { ledgerMessages as messages } from '@store/contract/rules/ledger/ledger-messages'
import { longestLedgerLabel } from '@store/contract/rules/limits'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { Button, Dialog, Form, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useState } from 'react'
import { parseAmount } from '../payments/decide/part-values.ts'
import { useRecordWithheldTaxMutation } from './ledgers-api.ts'

type Bill = { order: string; name: string }
type TaxValues = { amount: string; withheldOn: string; reference: string }

function findFault({ amount, withheldOn, reference }: TaxValues, today: string) {
  const fields = [
    ...(parseAmount(amount) ? [] : [{ field: 'amount', message: messages.taxMissing }]),
    ...(withheldOn === '' || withheldOn > today
      ? [{ field: 'withheldOn', message: messages.taxDay }]
      : []),
    ...(reference.trim() === '' ? [{ field: 'reference', message: messages.taxReference }] : []),
  ]
  const [first] = fields
  return first && { message: first.message, fields }
}

function WithheldTaxDialog({ order, name, onClose }: Bill & { onClose: () => void }) {
  const today = indiaDayOf(new Date())
  const [record] = useRecordWithheldTaxMutation()
  const form = useForm<TaxValues>({
    initial: { amount: '', withheldOn: today, reference: '' },
    validate: (values) => findFault(values, today),
    failure: messages.itemFailed,
    submit: async ({ amount: typed, withheldOn, reference }) => {
      const amount = parseAmount(typed)
      if (amount === undefined) return
      const tax = { amount: rupeesFromPaise(amount), withheldOn, reference: reference.trim() }
      toast.success((await record({ order, ...tax }).unwrap()).message)
      onClose()
    },
  })
  const title = `TDS of ${name}`
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form form={form} aria-label={title}>
        <p>Tax that the buyer deducted and pays to the tax office. It counts as paid.</p>
        <TextField
          label="Amount in rupees"
          inputMode="decimal"
          autoComplete="off"
          required
          {...form.field('amount')}
        />
        <TextField
          label="Deducted on"
          type="date"
          max={today}
          required
          {...form.field('withheldOn')}
        />
        <TextField
          label="Certificate number or note"
          hint="The buyer sees this on the statement"
          maxLength={longestLedgerLabel}
          required
          {...form.field('reference')}
        />
        <SubmitButton form={form}>Record TDS</SubmitButton>
      </Form>
    </Dialog>
  )
}

/** Records tax that the buyer deducted at source of a bill. */
export function WithheldTaxButton(bill: Bill) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-label={`Record TDS of ${bill.name}`}
        onClick={() => setIsOpen(true)}
      >
        Record TDS
      </Button>
      {isOpen ? <WithheldTaxDialog {...bill} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
