import {
  dataDeskMessages,
  dataRequestNames,
  validateDataAnswer,
} from '@store/contract/rules/accounts/data-requests'
import type { DataRequestOnDesk } from '@store/contract/schemas/accounts/data-request-desk'
import { Dialog, Form, SubmitButton, TextArea, toast, useForm } from '@store/ui'
import { useAnswerDataRequestMutation } from './data-requests-api.ts'

type AnswerDialogProps = { request: DataRequestOnDesk; onClose: () => void }

/** Marks a request as done, with what was done or answered. */
export function AnswerDialog({ request, onClose }: AnswerDialogProps) {
  const { _id: id, kind, person, wish } = request
  const [save] = useAnswerDataRequestMutation()
  const form = useForm({
    initial: { answer: '' },
    validate: validateDataAnswer,
    failure: dataDeskMessages.answerFailed,
    submit: async (values) => {
      const { message } = await save({ id, ...values }).unwrap()
      toast.success(message)
      onClose()
    },
  })
  return (
    <Dialog open title={`${dataRequestNames[kind]}: ${person.name}`} onClose={onClose}>
      <p>{wish}</p>
      <Form form={form} aria-label="Answer">
        <TextArea
          label="What was done or answered"
          hint="The person reads it in the profile. It is not emailed."
          maxLength={1_000}
          required
          {...form.field('answer')}
        />
        <SubmitButton form={form}>Mark as done</SubmitButton>
      </Form>
    </Dialog>
  )
}
