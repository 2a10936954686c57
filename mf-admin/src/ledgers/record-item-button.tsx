import { indiaDayOf } from '@store/contract/rules/india-days'
import type { LedgerItemKind } from '@store/contract/rules/ledger/ledger-kinds'
import { ledgerMessages as messages } from '@store/contract/rules/ledger/ledger-messages'
import { longestLedgerLabel } from '@store/contract/rules/limits'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import {
  Button,
  Dialog,
  Form,
  type Option,
  SelectField,
  SubmitButton,
  TextField,
  toast,
  useForm,
} from '@store/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { parseAmount } from '../payments/decide/part-values.ts'
import { useRecordLedgerItemMutation } from './ledgers-api.ts'

/** An advance is an opening balance below zero. */
type EntryKind = LedgerItemKind | 'advance'

const kinds: readonly Option<EntryKind>[] = [
  { value: 'opening', label: 'Bill from before' },
  { value: 'advance', label: 'Advance from before' },
  { value: 'charge', label: 'Charge' },
  { value: 'returned', label: 'Returned cheque' },
]

type ItemValues = { kind: EntryKind; label: string; day: string; dueOn: string; amount: string }

function findFault({ label, day, dueOn, amount }: ItemValues, today: string) {
  const fields = [
    ...(label.trim() === '' ? [{ field: 'label', message: messages.itemLabel }] : []),
    ...(day === '' || day > today ? [{ field: 'day', message: messages.itemDay }] : []),
    ...(dueOn !== '' && dueOn < day ? [{ field: 'dueOn', message: messages.itemDue }] : []),
    ...(parseAmount(amount) ? [] : [{ field: 'amount', message: messages.itemAmount }]),
  ]
  const [first] = fields
  return first && { message: first.message, fields }
}

function RecordItemDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const today = indiaDayOf(new Date())
  const [record] = useRecordLedgerItemMutation()
  const form = useForm<ItemValues>({
    initial: { kind: 'opening', label: '', day: '', dueOn: '', amount: '' },
    validate: (values) => findFault(values, today),
    failure: messages.itemFailed,
    submit: async ({ kind, label, day, dueOn, amount: typed }) => {
      const paise = parseAmount(typed)
      if (paise === undefined) return
      const amount = rupeesFromPaise(paise)
      const isAdvance = kind === 'advance'
      const { message } = await record({
        id,
        kind: isAdvance ? 'opening' : kind,
        label: label.trim(),
        day,
        ...(dueOn !== '' && !isAdvance && { dueOn }),
        amount: isAdvance ? -amount : amount,
      }).unwrap()
      toast.success(message)
      onClose()
    },
  })
  const { kind } = form.values
  const title = 'Record an entry'
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form form={form} aria-label={title}>
        <SelectField label="Kind" options={kinds} {...form.field('kind')} />
        <TextField
          label="Number or note"
          hint="The buyer sees this on the statement"
          maxLength={longestLedgerLabel}
          required
          {...form.field('label')}
        />
        <TextField label="Day" type="date" max={today} required {...form.field('day')} />
        {kind === 'advance' ? null : (
          <TextField
            label="Due on"
            hint="Without it, on its day"
            type="date"
            {...form.field('dueOn')}
          />
        )}
        <TextField
          label="Amount in rupees"
          inputMode="decimal"
          autoComplete="off"
          required
          {...form.field('amount')}
        />
        <SubmitButton form={form}>Record</SubmitButton>
      </Form>
    </Dialog>
  )
}

/** Records a bill or an advance from before, a charge, or a cheque that came back. */
export function RecordItemButton({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="s" icon={Plus} onClick={() => setIsOpen(true)}>
        Record an entry
      </Button>
      {isOpen ? <RecordItemDialog id={id} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
