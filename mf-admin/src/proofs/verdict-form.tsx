import { messages } from '@store/contract/rules/messages'
import { Button, Cluster, Stack, TextField } from '@store/sdk'
import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Key } from '../keys/key.tsx'

/** As the API takes it. */
const longestReason = 500

/** What is wrong with most proofs; anything else is typed. */
const usualReasons = [
  'The amount on the proof is another one.',
  'The proof cannot be read.',
  'The money has not arrived.',
  'This transfer was used for another order.',
]

type VerdictFormProps = {
  reason: string
  onReason: (reason: string) => void
  busy: boolean
  onVerify: () => void
  onReject: () => void
}

/** The two verdicts: one key each, and a reason that the buyer reads. */
export function VerdictForm({ reason, onReason, busy, onVerify, onReject }: VerdictFormProps) {
  const listId = useId()
  const [fault, setFault] = useState<string>()
  const reject = () => {
    const isMissing = reason.trim() === ''
    setFault(isMissing ? messages.proofs.reasonRequired : undefined)
    if (!isMissing) onReject()
  }
  return (
    <Stack gap="s">
      <Button icon={Check} wide busy={busy} aria-keyshortcuts="v" onClick={onVerify}>
        Verify <Key aria-hidden>v</Key>
      </Button>
      <Stack gap="xs">
        <TextField
          label="Reason for rejecting"
          name="reason"
          hint="The buyer reads it. Enter rejects, Esc goes back to the proof."
          maxLength={longestReason}
          list={listId}
          autoComplete="off"
          aria-keyshortcuts="r"
          error={fault}
          value={reason}
          onChange={(text) => {
            setFault(undefined)
            onReason(text)
          }}
          onKeyDown={({ key, currentTarget, nativeEvent }) => {
            if (nativeEvent.isComposing) return
            if (key === 'Enter') reject()
            if (key === 'Escape') currentTarget.blur()
          }}
        />
        <datalist id={listId}>
          {usualReasons.map((usual) => (
            <option key={usual} value={usual} />
          ))}
        </datalist>
        <Cluster justify="end">
          <Button variant="danger" size="s" icon={X} busy={busy} onClick={reject}>
            Reject <Key aria-hidden>r</Key>
          </Button>
        </Cluster>
      </Stack>
    </Stack>
  )
}
