import { findBlank } from '@store/contract/rules/field-errors'
import { ledgerMessages as messages } from '@store/contract/rules/ledger/ledger-messages'
import { longestStrikeReason } from '@store/contract/rules/limits'
import type { Ledger } from '@store/contract/schemas/payments/ledgers'
import { messageOf } from '@store/sdk'
import { Button, Dialog, Form, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { useState } from 'react'
import {
  useRemoveWithheldTaxMutation,
  useSetPayerMutation,
  useStrikeLedgerItemMutation,
} from './ledgers-api.ts'

type Entry = Ledger['entries'][number]

function StrikeItem({ id, item, name }: { id: string; item: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [strike] = useStrikeLedgerItemMutation()
  const form = useForm({
    initial: { reason: '' },
    validate: (values) => findBlank(values, ['reason'], messages.strikeReason),
    failure: messages.strikeFailed,
    submit: async ({ reason }) => {
      const { message } = await strike({ id, item, reason: reason.trim() }).unwrap()
      toast.success(message)
      setIsOpen(false)
    },
  })
  const title = `Void ${name}?`
  return (
    <>
      <Button variant="quiet" size="s" aria-label={`Void ${name}`} onClick={() => setIsOpen(true)}>
        Void
      </Button>
      {isOpen ? (
        <Dialog open title={title} onClose={() => setIsOpen(false)}>
          <Form form={form} aria-label={title}>
            <p>It leaves the ledger and stays in the audit.</p>
            <TextField
              label="Reason"
              maxLength={longestStrikeReason}
              required
              {...form.field('reason')}
            />
            <SubmitButton form={form}>Void</SubmitButton>
          </Form>
        </Dialog>
      ) : null}
    </>
  )
}

/** Takes back what an admin recorded, at once. */
function RemoveButton({
  label,
  remove,
}: {
  label: string
  remove: () => Promise<{ message: string }>
}) {
  const [isBusy, setIsBusy] = useState(false)
  const handleRemove = async () => {
    setIsBusy(true)
    try {
      toast.success((await remove()).message)
    } catch (error) {
      toast.error(messageOf(error, messages.strikeFailed))
    }
    setIsBusy(false)
  }
  return (
    <Button
      variant="quiet"
      size="s"
      aria-label={label}
      busy={isBusy}
      onClick={() => void handleRemove()}
    >
      Remove
    </Button>
  )
}

/** What an admin may take back of an entry; nothing for papers and money, which have their own screens. */
export function EntryAction({ id, entry }: { id: string; entry: Entry }) {
  const [setPayer] = useSetPayerMutation()
  const [removeTax] = useRemoveWithheldTaxMutation()
  const { kind, item, receipt, order, label = '' } = entry
  if (item !== undefined) return <StrikeItem id={id} item={item} name={label} />
  if (receipt !== undefined) {
    const remove = () => setPayer({ id, receipt, isPayer: false }).unwrap()
    return <RemoveButton label={`Remove the advance ${label}`} remove={remove} />
  }
  if (kind === 'withheld-tax' && order !== undefined) {
    const remove = () => removeTax(order).unwrap()
    return <RemoveButton label={`Remove the TDS ${label}`} remove={remove} />
  }
  return null
}
