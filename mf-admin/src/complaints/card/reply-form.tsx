import * as adminMessages from '@store/contract/rules/admin-messages'
import { validateReply } from '@store/contract/rules/complaints/complaint-rules'
import type { Complaint } from '@store/contract/schemas/accounts/contact'
import { Button, Cluster, Form, SubmitButton, TextArea, toast, useForm } from '@store/ui'
import { Send } from 'lucide-react'
import { type KeyboardEvent, useEffect } from 'react'
import { useReplyToComplaintMutation } from '../complaints-api.ts'

type ReplyFormProps = {
  complaint: Complaint
  /** Called once the reply is sent. */
  onSent: () => void
  /** The text stays as a draft of this tab. */
  onCancel: () => void
}

/** Writes a reply, which is sent by mail. */
export function ReplyForm({ complaint: { _id, name, email }, onSent, onCancel }: ReplyFormProps) {
  const [reply] = useReplyToComplaintMutation()
  const form = useForm({
    initial: { message: '' },
    draft: `complaint/${_id}`,
    validate: validateReply,
    failure: adminMessages.complaints.replyFailed,
    submit: async ({ message }) => {
      await reply({ id: _id, message }).unwrap()
      toast.success(adminMessages.complaints.replied)
      onSent()
    },
  })
  const { ref } = form
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void form.send()
    }
  }
  return (
    <Form form={form} aria-label={`Reply to ${name}`} onKeyDown={handleKeyDown}>
      <TextArea
        label="Your reply"
        hint={`Sent to ${email} by email, with the message below it. Ctrl+Enter sends.`}
        required
        rows={5}
        maxLength={5_000}
        {...form.field('message')}
      />
      <Cluster gap="xs">
        <SubmitButton form={form} size="s" icon={Send}>
          Send reply
        </SubmitButton>
        <Button variant="secondary" size="s" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </Form>
  )
}
