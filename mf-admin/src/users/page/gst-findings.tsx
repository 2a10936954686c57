import { checkGstNumber, isGstNumberOfOtherKind } from '@store/contract/rules/accounts/gst-number'
import type { UserDetails } from '@store/contract/schemas/accounts/user-details'
import { Badge, CopyButton, Stack } from '@store/ui'

type Finding = { text: string; isRight: boolean }

function findingsOf(gstNumber: string, pan: string | undefined): Finding[] {
  const { isWellFormed, hasRightCheckDigit, state, pan: contained } = checkGstNumber(gstNumber)
  if (isGstNumberOfOtherKind(gstNumber)) {
    return [{ text: 'Of another kind, set by a superadmin', isRight: true }]
  }
  if (!isWellFormed) return [{ text: 'Not a GST number', isRight: false }]
  return [
    hasRightCheckDigit
      ? { text: 'Check digit is right', isRight: true }
      : { text: 'Check digit is wrong', isRight: false },
    state
      ? { text: state.name, isRight: true }
      : { text: 'No state has its first two digits', isRight: false },
    ...(pan !== undefined && pan !== contained
      ? [{ text: 'Contains another PAN', isRight: false }]
      : []),
  ]
}

/** A GST number, and what it says about itself: check digit, state, PAN. */
export function GstFindings({ user: { gstNumber, panNumber } }: { user: UserDetails }) {
  if (gstNumber === undefined) return 'Not set'
  return (
    <Stack gap="xxs">
      <CopyButton text={gstNumber} label={`Copy ${gstNumber}`}>
        {gstNumber}
      </CopyButton>
      {findingsOf(gstNumber, panNumber).map(({ text, isRight }) => (
        <Badge key={text} tone={isRight ? 'success' : 'danger'}>
          {text}
        </Badge>
      ))}
    </Stack>
  )
}
