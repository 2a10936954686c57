import { creditAdminMessages as messages } from '@store/contract/rules/credit/credit-admin-messages'
import { largestCreditLimit, longestCreditDays } from '@store/contract/rules/limits'
import { paiseFromRupees, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { Credit } from '@store/contract/schemas/payments/credit'
import { CheckboxField, Dialog, Form, SubmitButton, TextField, toast, useForm } from '@store/ui'
import { parseAmount } from '../payments/decide/part-values.ts'
import { useStepUp } from '../security/step-up/use-step-up.tsx'
import { useSaveCreditMutation } from './credit-api.ts'

type CreditValues = { limit: string; days: string; graceDays: string; onHold: boolean }

const daysOf = (typed: string) => {
  const days = Number(typed)
  const isWhole = /^\d{1,3}$/.test(typed.trim()) && days <= longestCreditDays
  return isWhole ? days : undefined
}

function limitOf(typed: string): number | undefined {
  const limit = parseAmount(typed)
  const isInRange = limit !== undefined && limit <= paiseFromRupees(largestCreditLimit)
  return isInRange ? rupeesFromPaise(limit) : undefined
}

function findFault({ limit, days, graceDays }: CreditValues) {
  const whole = messages.daysInvalid(String(longestCreditDays))
  const fields = [
    ...(limitOf(limit) === undefined ? [{ field: 'limit', message: messages.limitInvalid }] : []),
    ...(daysOf(days) === undefined ? [{ field: 'days', message: whole }] : []),
    ...(daysOf(graceDays) === undefined ? [{ field: 'graceDays', message: whole }] : []),
  ]
  const [first] = fields
  return first && { message: first.message, fields }
}

type CreditDialogProps = {
  id: string
  name: string
  credit: Credit | undefined
  onClose: () => void
}

/** Sets what a buyer may owe, and until when; needs a fresh second factor. */
export function CreditDialog({ id, name, credit, onClose }: CreditDialogProps) {
  const stepUp = useStepUp()
  const [save] = useSaveCreditMutation()
  const form = useForm<CreditValues>({
    initial: {
      limit: credit ? String(credit.limit) : '',
      days: String(credit?.days ?? 30),
      graceDays: String(credit?.graceDays ?? 0),
      onHold: credit?.onHold ?? false,
    },
    validate: findFault,
    failure: messages.saveFailed,
    submit: async ({ limit, days, graceDays, onHold }) => {
      const terms = {
        limit: limitOf(limit) ?? 0,
        days: daysOf(days) ?? 0,
        graceDays: daysOf(graceDays) ?? 0,
        onHold,
      }
      const { message } = await stepUp.run(() => save({ id, terms }).unwrap())
      toast.success(message)
      onClose()
    },
  })
  const title = `Credit of ${name}`
  return (
    <>
      <Dialog open title={title} onClose={onClose}>
        <Form form={form} aria-label={title}>
          <TextField
            label="Limit in rupees"
            hint="Orders on credit and open bills together"
            inputMode="decimal"
            autoComplete="off"
            required
            {...form.field('limit')}
          />
          <TextField
            label="Days until an invoice is due"
            hint="Also of orders that come later; orders that were placed keep theirs"
            inputMode="numeric"
            autoComplete="off"
            required
            {...form.field('days')}
          />
          <TextField
            label="Days of grace"
            hint="A bill may be overdue for so long before nothing more is sold on credit"
            inputMode="numeric"
            autoComplete="off"
            required
            {...form.field('graceDays')}
          />
          <CheckboxField label="On hold: nothing more on credit" {...form.field('onHold')} />
          <SubmitButton form={form}>Save credit</SubmitButton>
        </Form>
      </Dialog>
      {stepUp.dialog}
    </>
  )
}
