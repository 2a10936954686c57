import * as messages from '@store/contract/rules/messages'
import type { ProofVerdict } from '@store/contract/rules/orders/proof-states'
import { Button, Key, TextField, theme, useDraftValues, useKeys, VisuallyHidden } from '@store/ui'
import { Check, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import styled from 'styled-components'

/** The limit of the API. */
const maxReasonLength = 500

/** Suggestions for the usual reasons. */
const suggestedReasons = [
  'The amount on the proof is another one.',
  'The proof cannot be read.',
  'The money has not arrived.',
  'This transfer was used for another order.',
]

/**
 * Sticky at the bottom of the window, so that the verdict buttons are always visible: with the reason beside the proof, alone
 * on a narrow window, where the reason stands below the facts and is asked for by Reject.
 */
const Foot = styled.div`
  display: contents;

  input {
    /* Not behind the buttons. */
    scroll-margin-block-end: calc(2 * ${theme.space.xxl});
  }

  ${theme.media.desktop} {
    display: grid;
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
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};

  ${theme.media.belowDesktop} {
    position: sticky;
    inset-block-end: ${theme.viewportFloor};
    z-index: ${theme.depth.sticky};
    padding-block: ${theme.space.xs};
    border-block-start: 1px solid ${theme.color.border};
    background: ${theme.color.surface};
  }

  ${theme.media.largeText} {
    position: static;
  }

  > * {
    flex: 1 1 auto;
  }
`

/** Most proofs are right: the other verdict is not the loudest thing on the screen. */
const RejectButton = styled(Button)`
  && {
    border-color: ${theme.color.danger};
    color: ${theme.color.danger};
  }
`

type VerdictFormProps = {
  /** Names the draft of the reason: another proof has another one. */
  draft: string
  /** Initial value while there is no draft. */
  initialReason: string
  busy: boolean
  /** The order waits for its start. */
  canStart: boolean
  /** Sends a verdict; resolves to whether the server accepted it. */
  onVerdict: (
    verdict: ProofVerdict,
    reason: string,
    options?: { andStart: boolean },
  ) => Promise<boolean>
}

/**
 * The verdicts, one key each, and a reason for the buyer. The typed reason survives a reload and an expired session
 * until the verdict is saved.
 */
export function VerdictForm(props: VerdictFormProps) {
  const { draft, initialReason, busy, canStart, onVerdict } = props
  const listId = useId()
  const reasonField = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const { values, patch, forget } = useDraftValues({
    initial: { reason: initialReason },
    draft,
    secret: [],
  })
  const send = async (verdict: ProofVerdict, options?: { andStart: boolean }) => {
    if (await onVerdict(verdict, values.reason.trim(), options)) forget()
  }
  const verify = () => void send('verified')
  const verifyAndStart = () => void send('verified', { andStart: canStart })
  const reject = () => {
    const isMissing = values.reason.trim() === ''
    setError(isMissing ? messages.proofs.reasonRequired : undefined)
    if (isMissing) reasonField.current?.focus()
    else void send('rejected')
  }
  useKeys({ v: verify, s: verifyAndStart })
  return (
    <Foot>
      <TextField
        ref={reasonField}
        label="Reason for rejecting"
        name="reason"
        hint="The buyer sees this. Enter rejects, Esc closes."
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
        <RejectButton variant="secondary" icon={X} busy={busy} onClick={reject}>
          Reject <Key aria-hidden>r</Key>
        </RejectButton>
        <Button icon={Check} busy={busy} aria-keyshortcuts="v" onClick={verify}>
          Verify <Key aria-hidden>v</Key>
        </Button>
        {canStart ? (
          <Button variant="secondary" busy={busy} aria-keyshortcuts="s" onClick={verifyAndStart}>
            Verify and start<VisuallyHidden> processing</VisuallyHidden> <Key aria-hidden>s</Key>
          </Button>
        ) : null}
      </Verdicts>
    </Foot>
  )
}
