import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import type { TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import { Definition, formatCount, theme } from '@store/ui'
import styled from 'styled-components'
import { FigureStrip } from '../figure-strip.ts'

/** Closer to each other, so that the files have their place beside them on a laptop. */
const Figures = styled(FigureStrip)`
  column-gap: ${theme.space.m};

  dd {
    font-weight: ${theme.weight.semibold};
  }
`

const rupeesText = (amount: number) => formatExactRupees(paiseFromRupees(amount))

/** What the return of a month has, and how many documents it lacks. */
export function MonthFigures({ month: { counts, totals } }: { month: TaxMonth }) {
  return (
    <Figures>
      <Definition term="Documents">{formatCount(counts.documents)}</Definition>
      <Definition term="In no return">{formatCount(counts.stopped)}</Definition>
      <Definition term="With a warning">{formatCount(counts.warned)}</Definition>
      <Definition term="Taxable value">{rupeesText(totals.taxable)}</Definition>
      <Definition term="GST">{rupeesText(totals.tax)}</Definition>
      <Definition term="With tax">{rupeesText(totals.total)}</Definition>
    </Figures>
  )
}
