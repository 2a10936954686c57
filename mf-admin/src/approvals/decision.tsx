import { approvalMessages } from '@store/contract/rules/accounts/approvals/approval-messages'
import {
  longestRefusalReason,
  validateDecision,
} from '@store/contract/rules/accounts/approvals/tier-decision'
import { roleNameOf } from '@store/contract/rules/accounts/roles'
import type { Approval } from '@store/contract/schemas/accounts/approvals'
import { messageOf } from '@store/sdk'
import {
  Button,
  Cluster,
  ConfirmDialog,
  Form,
  Key,
  SubmitButton,
  TextField,
  toast,
  useForm,
  VisuallyHidden,
} from '@store/ui'
import { Check, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useDecideApprovalMutation } from './approvals-api.ts'

type DecisionProps = {
  approval: Approval
  /** The checks that failed: an approval asks first. */
  wrong: readonly string[]
  /** The account is about to leave the queue. */
  onLeave: () => void
}

/** Approve or refuse, a key each. */
export function Decision({ approval, wrong, onLeave }: DecisionProps) {
  const { _id: id, name, tier, seen } = approval
  const [decide, { isLoading }] = useDecideApprovalMutation()
  const [step, setStep] = useState<'confirm' | 'refuse'>()
  const refuseButton = useRef<HTMLButtonElement>(null)

  const approve = async () => {
    setStep(undefined)
    const { data, error } = await decide({ id, form: { decision: 'approved', seen } })
    if (data === undefined) {
      toast.error(messageOf(error, approvalMessages.decideFailed))
      return
    }
    toast.success(data.message)
    onLeave()
  }
  const handleCancel = () => {
    setStep(undefined)
    refuseButton.current?.focus()
  }
  return (
    <>
      {step === 'refuse' ? (
        <RefusalForm approval={approval} onRefused={onLeave} onCancel={handleCancel} />
      ) : null}
      <Cluster gap="xs">
        <Button
          size="s"
          icon={Check}
          busy={isLoading}
          aria-keyshortcuts="a"
          onClick={() => (wrong.length === 0 ? void approve() : setStep('confirm'))}
        >
          <span>
            Approve<VisuallyHidden> {name}</VisuallyHidden>
          </span>{' '}
          <Key aria-hidden>a</Key>
        </Button>
        <Button
          ref={refuseButton}
          variant="secondary"
          size="s"
          icon={X}
          aria-keyshortcuts="r"
          aria-expanded={step === 'refuse'}
          onClick={() => setStep('refuse')}
        >
          <span>
            Refuse<VisuallyHidden> {name}</VisuallyHidden>
          </span>{' '}
          <Key aria-hidden>r</Key>
        </Button>
      </Cluster>
      <ConfirmDialog
        open={step === 'confirm'}
        question={`Approve ${name} as ${roleNameOf(tier)}?`}
        confirmLabel="Approve"
        onConfirm={() => void approve()}
        onCancel={() => setStep(undefined)}
      >
        <p>These checks failed: {wrong.join('. ')}.</p>
      </ConfirmDialog>
    </>
  )
}

type RefusalFormProps = { approval: Approval; onRefused: () => void; onCancel: () => void }

/** The reason, which the buyer gets by mail. */
function RefusalForm({ approval, onRefused, onCancel }: RefusalFormProps) {
  const { _id: id, name, email, seen } = approval
  const [decide] = useDecideApprovalMutation()
  const form = useForm({
    initial: { reason: '' },
    draft: `approval/${id}`,
    validate: ({ reason }) => validateDecision({ decision: 'refused', reason }),
    failure: approvalMessages.decideFailed,
    submit: async ({ reason }) => {
      const answer = await decide({ id, form: { decision: 'refused', reason, seen } }).unwrap()
      toast.success(answer.message)
      onRefused()
    },
  })
  const { ref } = form
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  return (
    <Form form={form} aria-label={`Refuse ${name}`}>
      <TextField
        label="Reason"
        hint={`Sent to ${email}, who can correct the details and ask again.`}
        required
        autoComplete="off"
        maxLength={longestRefusalReason}
        {...form.field('reason')}
      />
      <Cluster gap="xs">
        <SubmitButton form={form} size="s" icon={X}>
          Refuse
        </SubmitButton>
        <Button variant="secondary" size="s" onClick={onCancel}>
          Cancel
        </Button>
      </Cluster>
    </Form>
  )
}
