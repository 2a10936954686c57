import { t } from '@lingui/core/macro'
import { formatCount, theme } from '@store/ui'
import { CircleAlert } from 'lucide-react'
import styled from 'styled-components'
import { LineAction } from './line-action.ts'

const Problem = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.xs};
  color: ${theme.color.danger};
  font-size: ${theme.size.s};

  svg {
    flex: none;
  }
`

/** The quantity exceeds the stock: offers to lower it. */
export function StockProblem({ stock, onLower }: { stock: number; onLower: () => void }) {
  const left = formatCount(stock)
  return (
    <Problem role="alert">
      <CircleAlert size={16} aria-hidden />
      {t`Only ${left} in stock.`}
      <LineAction type="button" onClick={onLower}>
        {t`Lower to ${left}`}
      </LineAction>
    </Problem>
  )
}
