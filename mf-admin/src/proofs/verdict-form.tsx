import * as messages from '@store/contract/rules/messages'
import { Button, theme } from '@store/sdk'
import { TextField } from '@store/sdk/parts'
import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
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

/** In sight however much stands above it: at the end of the facts, and never below the window. */
const Foot = styled.div`
  display: grid;
  gap: ${theme.space.s};

  ${theme.media.desktop} {
    position: sticky;
    inset-block-end: ${theme.viewportFloor};
    margin-block-start: auto;
    padding-block: ${theme.space.s};
    border-block-start: 1px solid ${theme.color.border};
    background: ${theme.color.surface};
  }
`

const Verdicts = styled.div`
  display: grid;
  grid-template-columns: 2fr 3fr;
  gap: ${theme.space.s};
`

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
    <Foot>
      <TextField
        label="Reason for rejecting"
        name="reason"
        hint="The buyer reads it. Enter rejects, Esc leaves."
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
      <Verdicts>
        <Button variant="danger" icon={X} wide busy={busy} onClick={reject}>
          Reject <Key aria-hidden>r</Key>
        </Button>
        <Button icon={Check} wide busy={busy} aria-keyshortcuts="v" onClick={onVerify}>
          Verify <Key aria-hidden>v</Key>
        </Button>
      </Verdicts>
    </Foot>
  )
}
