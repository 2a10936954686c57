import type { AgeingBucket } from '@store/contract/rules/ledger/ledger-kinds'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { theme } from '@store/ui/shared'
import styled from 'styled-components'
import { Overdue } from './overdue.tsx'

const Nothing = styled.span`
  color: ${theme.color.textMuted};
`

/** The amount of one bucket in rupees: what is overdue stands out, nothing steps back. */
export function AgeingAmount({ bucket, rupees }: { bucket: AgeingBucket; rupees: number }) {
  const text = formatRupees(rupees)
  if (rupees === 0) return <Nothing>{text}</Nothing>
  return bucket === 'notDue' ? text : <Overdue>{text}</Overdue>
}
