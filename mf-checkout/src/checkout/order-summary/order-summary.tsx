import * as messages from '@store/contract/rules/messages'
import { paiseFromRupees, rupeesFromPaise, times } from '@store/contract/rules/pricing/money'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { Button, Cluster, formatCount, IconButton, Panel, Price } from '@store/ui'
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useLineChanges } from '../../cart/lines/use-line-changes.ts'
import { Lines, Shortage, Total } from './order-summary-styles.ts'
import type { OrderDraft, SummaryLine } from './summary-line.ts'

function RemoveLine({ line }: { line: SummaryLine }) {
  const { removeLine, isRemoving } = useLineChanges(line, messages.checkout)
  return (
    <IconButton
      label={`Remove ${line.name}`}
      icon={Trash2}
      busy={isRemoving}
      onClick={() => void removeLine()}
    />
  )
}

function Line({ line, canRemove }: { line: SummaryLine; canRemove: boolean }) {
  const { name, modelNo, quantity, price, stock } = line
  return (
    <li>
      <span>
        {name}
        <small>
          {modelNo} · {formatCount(quantity)} × {formatRupees(price)}
        </small>
        {quantity > stock ? <Shortage>Only {formatCount(stock)} in stock</Shortage> : null}
      </span>
      <Price size="s" rupees={rupeesFromPaise(times(paiseFromRupees(price), quantity))} />
      {canRemove ? <RemoveLine line={line} /> : null}
    </li>
  )
}

/** Longer lists scroll, so that the total stays beside the form. */
const maxVisibleLines = 8

/** A scroll container must be reachable by keyboard. */
const scrollProps = { tabIndex: 0, 'data-long': true, 'aria-label': 'Lines of your order' }

type OrderSummaryProps = { order: OrderDraft; canRemove?: boolean }

/** The order's lines and total, beside the form. */
export function OrderSummary({ order, canRemove = false }: OrderSummaryProps) {
  const [showsAll, setShowsAll] = useState(false)
  const count = order.lines.length
  return (
    <Panel title="Order summary" actions={<Link to="/cart">Edit cart</Link>}>
      <Lines {...(count > maxVisibleLines && !showsAll && scrollProps)}>
        {order.lines.map((line) => (
          <Line key={line._id} line={line} canRemove={canRemove} />
        ))}
      </Lines>
      {count > maxVisibleLines ? (
        <Button
          variant="quiet"
          wide
          icon={showsAll ? ChevronUp : ChevronDown}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer items' : `Show all ${formatCount(count)} items`}
        </Button>
      ) : null}
      <Total>
        <Cluster justify="space-between" align="baseline">
          <span>Total, GST included</span>
          <Price rupees={order.totalAmount} size="l" />
        </Cluster>
      </Total>
    </Panel>
  )
}
