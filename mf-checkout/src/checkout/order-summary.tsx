import { messages } from '@store/contract/rules/messages'
import { paiseFromRupees, rupeesFromPaise, times } from '@store/contract/rules/money'
import type { CartLine } from '@store/contract/schemas/cart'
import { Cluster, formatRupees, IconButton, Panel, Price, theme } from '@store/sdk'
import { Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { useLineChanges } from '../cart/use-line-changes.ts'

const Lines = styled.ul`
  display: grid;
  gap: ${theme.space.s};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-columns: auto;
    grid-auto-flow: column;
    align-items: center;
    gap: ${theme.space.s};
    font-size: ${theme.size.s};
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
`

const Total = styled(Cluster)`
  padding-block-start: ${theme.space.s};
  border-block-start: 1px solid ${theme.color.border};
`

function RemoveLine({ line }: { line: CartLine }) {
  const { removeLine, isRemoving } = useLineChanges(line, messages.checkout)
  return (
    <IconButton
      label={`Remove ${line.product.name}`}
      icon={Trash2}
      busy={isRemoving}
      onClick={() => void removeLine()}
    />
  )
}

type OrderSummaryProps = {
  totalAmount: number
  lines: readonly CartLine[]
  canRemove?: boolean
}

/** What is being ordered and what it costs, beside the form. */
export function OrderSummary({ totalAmount, lines, canRemove = false }: OrderSummaryProps) {
  return (
    <Panel title="Order summary">
      <Lines>
        {lines.map((line) => (
          <li key={line._id}>
            <span>
              {line.product.name}
              <small>
                {line.product.modelNo} · {line.quantity} × {formatRupees(line.price)}
              </small>
            </span>
            <Price
              size="s"
              rupees={rupeesFromPaise(times(paiseFromRupees(line.price), line.quantity))}
            />
            {canRemove ? <RemoveLine line={line} /> : null}
          </li>
        ))}
      </Lines>
      <Total justify="space-between" align="baseline">
        <span>Total, GST included</span>
        <Price rupees={totalAmount} size="l" />
      </Total>
    </Panel>
  )
}
