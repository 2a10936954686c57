import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import { taxFileMessages as messages } from '@store/contract/rules/taxes/tax-file-messages'
import type { TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import { Card, Definition, DefinitionList, FormMessage, formatCount, Stack, theme } from '@store/ui'
import styled from 'styled-components'

const Figures = styled(DefinitionList)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${theme.space.s};

  dd {
    font-size: ${theme.size.l};
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`

const rupeesText = (amount: number) => formatExactRupees(paiseFromRupees(amount))

/** What the return of a month has, and how many documents it lacks. */
export function MonthFigures({ month: { counts, totals } }: { month: TaxMonth }) {
  const { documents, stopped, warned, withoutTax } = counts
  return (
    <Stack gap="s">
      <Card>
        <Figures>
          <Definition term="Documents">{formatCount(documents)}</Definition>
          <Definition term="In no return">{formatCount(stopped)}</Definition>
          <Definition term="With a warning">{formatCount(warned)}</Definition>
          <Definition term="Taxable value">{rupeesText(totals.taxable)}</Definition>
          <Definition term="GST">{rupeesText(totals.tax)}</Definition>
          <Definition term="With tax">{rupeesText(totals.total)}</Definition>
        </Figures>
      </Card>
      {stopped > 0 ? <FormMessage tone="danger">{messages.leftOut(stopped)}</FormMessage> : null}
      {withoutTax > 0 ? (
        <FormMessage tone="info">{messages.withoutTax(withoutTax)}</FormMessage>
      ) : null}
    </Stack>
  )
}
