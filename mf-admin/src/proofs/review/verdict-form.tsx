import * as messages from '@store/contract/rules/messages'
import type { ProofVerdict } from '@store/contract/rules/orders/proof-states'
import { Button, TextField, theme, useDraftValues, useKeys } from '@store/ui'
import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { Key } from '../../keys/key.tsx'

/** The limit of the API. */
const maxReasonLength = 500

/** Suggestions for the usual reasons. */
const suggestedReasons = [
  'The amount on the proof is another one.',
  'The proof cannot be read.',
  'The money has not arrived.',
  'This transfer was used for another order.',
]

/** Sticky at the bottom of the window, so that the verdict buttons are always visible. */
const Foot = styled.div`
  display: grid;
  gap: ${theme.space.s};

  ${theme.media.desktop} {
    position: sticky;
    inset-block-end: ${theme.viewportFloor};
    margin-block-start: auto;
    gap: ${theme.space.xs};
    padding-block: ${theme.space.xs};
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
  /** Names the draft of the reason: another proof has another one. */
  draft: string
  /** Initial value while there is no draft. */
  initialReason: string
  busy: boolean
  /** Sends a verdict; resolves to whether the server accepted it. */
  onVerdict: (verdict: ProofVerdict, reason: string) => Promise<boolean>
}

/**
 * The two verdicts, one key each, and a reason for the buyer. The typed reason survives a reload and an expired session
 * until the verdict is saved.
 */
export function VerdictForm({ draft, initialReason, busy, onVerdict }: VerdictFormProps) {
  const listId = useId()
  const [error, setError] = useState<string>()
  const { values, patch, forget } = useDraftValues({
    initial: { reason: initialReason },
    draft,
    secret: [],
  })
  const send = async (verdict: ProofVerdict) => {
    if (await onVerdict(verdict, values.reason.trim())) forget()
  }
  const verify = () => void send('verified')
  const reject = () => {
    const isMissing = values.reason.trim() === ''
    setError(isMissing ? messages.proofs.reasonRequired : undefined)
    if (!isMissing) void send('rejected')
  }
  useKeys({ v: verify })
  return (
    <Foot>
      <TextField
        label="Reason for rejecting"
        name="reason"
        hint="The buyer reads it. Enter rejects, Esc leaves."
        maxLength={maxReasonLength}
        list={listId}
        autoComplete="off"
        aria-keyshortcuts="r"
        error={error}
        value={values.reason}
        onChange={(reason) => {
          setError(undefined)
          patch({ reason })
        }}
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          if (nativeEvent.isComposing) return
          if (key === 'Enter') reject()
          if (key === 'Escape') currentTarget.blur()
        }}
      />
      <datalist id={listId}>
        {suggestedReasons.map((usual) => (
          <option key={usual} value={usual} />
        ))}
      </datalist>
      <Verdicts>
        <Button variant="danger" icon={X} wide busy={busy} onClick={reject}>
          Reject <Key aria-hidden>r</Key>
        </Button>
        <Button icon={Check} wide busy={busy} aria-keyshortcuts="v" onClick={verify}>
          Verify <Key aria-hidden>v</Key>
        </Button>
      </Verdicts>
    </Foot>
  )
}
