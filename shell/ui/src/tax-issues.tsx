import { t } from '@lingui/core/macro'
import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import type { GstNumberIssue, PlaceIssue } from '@store/contract/rules/orders/tax/tax-issues'
import { gstNumberFaultMessages, taxMessages } from '@store/contract/rules/orders/tax/tax-messages'
import { isPincode } from '@store/contract/rules/shipping/shipping-validation'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { TaxDetailsChange } from '@store/contract/schemas/orders/tax-details'
import { intlLocale, messageOf, translate } from '@store/sdk'
import { Button, Cluster, Stack, toast } from '@store/ui/shared'
import { useState } from 'react'
import { TextField } from './fields/text-field.tsx'
import { Form } from './forms/form.tsx'
import { SubmitButton } from './forms/submit-button.tsx'
import { useForm } from './forms/use-form.ts'
import { FormMessage } from './states/form-message.tsx'

/** Sends an answer; its error is shown. */
type Settle = (change: TaxDetailsChange) => Promise<unknown>

/** Sends the answers of buttons, one at a time. */
function useSettleButton(onSettle: Settle) {
  const [isBusy, setIsBusy] = useState(false)
  const settle = async (change: TaxDetailsChange) => {
    setIsBusy(true)
    try {
      await onSettle(change)
      toast.success(translate(taxMessages.saved))
    } catch (error) {
      toast.error(messageOf(error, taxMessages.saveFailed))
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, settle: (change: TaxDetailsChange) => void settle(change) }
}

function GstNumberAnswer({ issue, onSettle }: { issue: GstNumberIssue; onSettle: Settle }) {
  const { isBusy, settle } = useSettleButton(onSettle)
  const form = useForm({
    initial: { gstNumber: issue.gstNumber },
    validate: ({ gstNumber }) =>
      gstNumber.trim() === issue.gstNumber
        ? fieldError('gstNumber', gstNumberFaultMessages[issue.fault])
        : undefined,
    failure: taxMessages.saveFailed,
    submit: async ({ gstNumber }) => {
      await onSettle({ gstNumber })
      toast.success(translate(taxMessages.saved))
    },
  })
  const field = form.field('gstNumber')
  return (
    <FormMessage tone="warning">
      <Stack gap="s">
        <p>
          {translate(gstNumberFaultMessages[issue.fault])}{' '}
          {translate(taxMessages.gstNumberLeftOut(issue.gstNumber))}
        </p>
        <Form form={form} aria-label={t`Correct the GST number`}>
          <TextField
            label={t`GST number`}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={15}
            spellCheck={false}
            {...field}
            onChange={(typed) => field.onChange(typed.toUpperCase())}
          />
          <Cluster gap="xs">
            <SubmitButton form={form} size="s">{t`Save GST number`}</SubmitButton>
            <Button
              size="s"
              variant="secondary"
              busy={isBusy}
              onClick={() => settle({ gstNumber: '' })}
            >
              {t`Go on without input credit`}
            </Button>
          </Cluster>
        </Form>
      </Stack>
    </FormMessage>
  )
}

/** What is said and sent about the place of the delivery, and about the registered one, whose state is that of the GST number. */
const placeAnswers = {
  place: {
    contradicts: taxMessages.placeContradicts,
    labelIn: (state: string) => t`Pincode in ${state}`,
    isStateOpen: true,
    correct: (place: Pick<PlaceIssue, 'pincode' | 'state'>): TaxDetailsChange => ({ place }),
    confirm: { isPlaceConfirmed: true },
  },
  'registered-place': {
    contradicts: taxMessages.registrationContradicts,
    labelIn: (state: string) => t`Company pincode in ${state}`,
    isStateOpen: false,
    correct: (registeredPlace: Pick<PlaceIssue, 'pincode' | 'state'>): TaxDetailsChange => ({
      registeredPlace,
    }),
    confirm: { isRegisteredPlaceConfirmed: true },
  },
} as const

type PlaceAnswerProps = { issue: PlaceIssue; onSettle: Settle; canConfirm: boolean }

function PlaceAnswer({ issue, onSettle, canConfirm }: PlaceAnswerProps) {
  const { kind, pincode, state, states } = issue
  const { contradicts, labelIn, isStateOpen, correct, confirm } = placeAnswers[kind]
  const { isBusy, settle } = useSettleButton(onSettle)
  const form = useForm({
    initial: { pincode },
    validate: (values) =>
      isPincode(values.pincode) ? undefined : fieldError('pincode', messages.checkout.pincode),
    failure: taxMessages.saveFailed,
    submit: async (values) => {
      await onSettle(correct({ pincode: values.pincode, state }))
      toast.success(translate(taxMessages.saved))
    },
  })
  // The server names the state as the one at fault; here the pincode is what is corrected.
  const field = form.field('pincode')
  const error = field.error ?? form.faults.find((fault) => fault.field === 'state')?.message
  const named = new Intl.ListFormat(intlLocale(), { type: 'disjunction' }).format(states)
  return (
    <FormMessage tone="warning">
      <Stack gap="s">
        <p>{translate(contradicts(pincode, named, state))}</p>
        <Cluster gap="xs">
          {(isStateOpen ? states : []).map((likely) => (
            <Button
              key={likely}
              size="s"
              busy={isBusy}
              onClick={() => settle(correct({ pincode, state: likely }))}
            >
              {t`The state is ${likely}`}
            </Button>
          ))}
          {canConfirm ? (
            <Button size="s" variant="secondary" busy={isBusy} onClick={() => settle(confirm)}>
              {t`It is correct as entered`}
            </Button>
          ) : null}
        </Cluster>
        <Form form={form} aria-label={t`Correct the pincode`}>
          <TextField
            label={labelIn(state)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            {...field}
            error={error}
          />
          <div>
            <SubmitButton form={form} size="s">{t`Save pincode`}</SubmitButton>
          </div>
        </Form>
      </Stack>
    </FormMessage>
  )
}

type TaxIssuesProps = {
  order: Pick<Order, '_id' | 'taxIssues'>
  /** Sends an answer, as PUT /orders/{id}/tax-details. */
  onSettle: Settle
  /** Offers to confirm pincode and state as they are, for admins. */
  canConfirm?: boolean
}

/**
 * What contradicts itself in the tax details of an order, and how to settle it; nothing when nothing does.
 * @example <TaxIssues order={order} onSettle={(change) => settle({ id: order._id, change }).unwrap()} />
 */
export function TaxIssues({ order, onSettle, canConfirm = false }: TaxIssuesProps) {
  const { _id, taxIssues = [] } = order
  return taxIssues.map((issue) => {
    if (issue.kind === 'gst-number')
      return <GstNumberAnswer key={`${_id} ${issue.gstNumber}`} issue={issue} onSettle={onSettle} />
    const { kind, pincode, state } = issue
    // A later API may name a kind that this page does not know: no answer of another kind is offered for it.
    if (!Object.hasOwn(placeAnswers, kind)) return null
    return (
      <PlaceAnswer
        key={`${_id} ${kind} ${pincode} ${state}`}
        issue={issue}
        onSettle={onSettle}
        canConfirm={canConfirm}
      />
    )
  })
}
