import { plural, t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { paiseFromRupees, rupeesFromPaise, times } from '@store/contract/rules/pricing/money'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import { Button, formatCount, IconButton, Panel, Price } from '@store/ui'
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useLineChanges } from '../../cart/lines/use-line-changes.ts'
import { DeliveryTermsOfOrder } from '../../delivery/delivery-terms-of-order.tsx'
import { TaxSums } from '../../tax/tax-sums.tsx'
import {
  LeftOutTitle,
  Lines,
  PhoneSwitch,
  ScrollArea,
  Shortage,
  Total,
} from './order-summary-styles.ts'
import { OrderTotal } from './order-total.tsx'
import type { OrderDraft, SummaryLine } from './summary-line.ts'

function RemoveLine({ line }: { line: SummaryLine }) {
  const { name } = line
  const { removeLine, isRemoving } = useLineChanges(line, messages.checkout)
  return (
    <IconButton
      label={t`Remove ${name}`}
      icon={Trash2}
      busy={isRemoving}
      onClick={() => void removeLine()}
    />
  )
}

function Line({ line, canRemove }: { line: SummaryLine; canRemove: boolean }) {
  const { name, modelNo, quantity, price, stock } = line
  const count = formatCount(stock)
  return (
    <li>
      <span>
        {name}
        <small>
          {modelNo} · {formatCount(quantity)} × {formatRupees(price)}
        </small>
        {quantity > stock ? <Shortage>{t`Only ${count} in stock`}</Shortage> : null}
      </span>
      <Price size="s" rupees={rupeesFromPaise(times(paiseFromRupees(price), quantity))} />
      {canRemove ? <RemoveLine line={line} /> : null}
    </li>
  )
}

type LeftOutLine = Pick<SummaryLine, '_id' | 'name' | 'modelNo' | 'quantity'>

/** Lines that stay in the cart, but are in neither order nor total. */
function LeftOut({ title, lines }: { title: string; lines: readonly LeftOutLine[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <LeftOutTitle>{title}</LeftOutTitle>
      <ul>
        {lines.map(({ _id, name, modelNo, quantity }) => (
          <li key={_id}>
            {name}
            <small>
              {modelNo} · {formatCount(quantity)}
            </small>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A scroll container must be reachable by keyboard. */
const scrollProps = () => ({ tabIndex: 0, role: 'region', 'aria-label': t`Lines of your order` })

type OrderSummaryProps = {
  order: OrderDraft
  /** What is known of the delivery so far. */
  shipping: Partial<Shipping> | undefined
  /** Lines that are out of stock. */
  leftOut?: readonly LeftOutLine[] | undefined
  /** Lines whose products are no longer on sale. */
  unavailable?: readonly LeftOutLine[] | undefined
  canRemove?: boolean
}

/**
 * Every line of the order and its total, beside the form. A long list scrolls by itself, so that the total stays in
 * view; on a phone the lines are collapsed until they are wanted.
 */
export function OrderSummary(props: OrderSummaryProps) {
  const { order, shipping, leftOut = [], unavailable = [], canRemove = false } = props
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const count = order.lines.length
  return (
    <Panel title={t`Order summary`} actions={<Link to="/cart">{t`Edit cart`}</Link>}>
      <PhoneSwitch>
        <Button
          variant="quiet"
          wide
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen
            ? plural(count, { one: 'Hide # item', other: 'Hide # items' })
            : plural(count, { one: 'Show # item', other: 'Show # items' })}
        </Button>
      </PhoneSwitch>
      <ScrollArea id={listId} data-open={isOpen} {...scrollProps()}>
        <Lines>
          {order.lines.map((line) => (
            <Line key={line._id} line={line} canRemove={canRemove} />
          ))}
        </Lines>
        {leftOut.length + unavailable.length > 0 ? (
          <section aria-label={t`Left out of this order`}>
            <LeftOut title={t`Left out: out of stock`} lines={leftOut} />
            <LeftOut title={t`Left out: no longer on sale`} lines={unavailable} />
          </section>
        ) : null}
      </ScrollArea>
      <Total>
        <TaxSums lines={order.lines} totalAmount={order.totalAmount} shipping={shipping} />
        <OrderTotal rupees={order.totalAmount} />
        <DeliveryTermsOfOrder totalAmount={order.totalAmount} shipping={shipping} />
      </Total>
    </Panel>
  )
}
