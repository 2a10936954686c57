import { t } from '@lingui/core/macro'
import { fieldError } from '@store/contract/rules/field-errors'
import { ledgerMessages } from '@store/contract/rules/ledger/ledger-messages'
import { balanceAnswerNames } from '@store/contract/rules/ledger/ledger-words'
import { longestBalanceMessage } from '@store/contract/rules/limits'
import type { ConfirmBalanceBody, Ledger } from '@store/contract/schemas/payments/ledgers'
import { messageOf, translate } from '@store/sdk'
import {
  Badge,
  Button,
  balanceText,
  Cluster,
  Dialog,
  Form,
  formatDate,
  formatDateTime,
  Panel,
  Stack,
  SubmitButton,
  TextArea,
  toast,
  useForm,
} from '@store/ui'
import { Check, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useConfirmBalanceMutation } from './ledger-api.ts'

type Send = (answer: Pick<ConfirmBalanceBody, 'answer' | 'message'>) => Promise<void>

function DifferenceDialog({ send, onClose }: { send: Send; onClose: () => void }) {
  const title = t`What differs?`
  const form = useForm({
    initial: { message: '' },
    validate: ({ message }) =>
      message.trim() === '' ? fieldError('message', ledgerMessages.differenceMissing) : undefined,
    failure: ledgerMessages.answerFailed,
    submit: async ({ message }) => {
      await send({ answer: 'differs', message: message.trim() })
      onClose()
    },
  })
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form form={form} aria-label={title}>
        <TextArea
          label={t`Which bill or payment is missing or wrong?`}
          maxLength={longestBalanceMessage}
          required
          {...form.field('message')}
        />
        <SubmitButton form={form}>{t`Send`}</SubmitButton>
      </Form>
    </Dialog>
  )
}

function Answers({ confirmations }: Pick<Ledger, 'confirmations'>) {
  return (
    <Stack gap="xs">
      {confirmations.map(({ _id, at, to, balance, answer, message, changed }) => {
        const [owed, day] = [balanceText(balance), formatDate(to)]
        return (
          <div key={_id}>
            <Badge tone={answer === 'agrees' ? 'success' : 'warning'}>
              {translate(balanceAnswerNames[answer])}
            </Badge>{' '}
            {t`${owed} on ${day}`}, {formatDateTime(at)}
            {message === undefined ? null : `: ${message}`}
            {changed ? ` (${t`changed since`})` : null}
          </div>
        )
      })}
    </Stack>
  )
}

/** The buyer agrees with the balance of the shown period, or says what differs; below are the answers given before. */
export function ConfirmBalance({ ledger }: { ledger: Ledger }) {
  const [isDiffering, setIsDiffering] = useState(false)
  const [confirm, { isLoading }] = useConfirmBalanceMutation()
  const { from, to, closing: seen, confirmations } = ledger
  const send: Send = async (answer) => {
    const { message } = await confirm({ from, to, seen, ...answer }).unwrap()
    toast.success(message)
  }
  const handleAgree = async () => {
    try {
      await send({ answer: 'agrees' })
    } catch (error) {
      toast.error(messageOf(error, ledgerMessages.answerFailed))
    }
  }
  const [owed, day] = [balanceText(seen), formatDate(to)]
  return (
    <Panel title={t`Is this balance right?`}>
      <Stack gap="s">
        <p>{t`Balance on ${day}: ${owed}. Your answer goes to the store.`}</p>
        <Cluster gap="s">
          <Button icon={Check} busy={isLoading} onClick={() => void handleAgree()}>
            {t`Yes, it is right`}
          </Button>
          <Button variant="secondary" icon={CircleAlert} onClick={() => setIsDiffering(true)}>
            {t`No, something differs`}
          </Button>
        </Cluster>
        {confirmations.length > 0 ? <Answers confirmations={confirmations} /> : null}
      </Stack>
      {isDiffering ? <DifferenceDialog send={send} onClose={() => setIsDiffering(false)} /> : null}
    </Panel>
  )
}
