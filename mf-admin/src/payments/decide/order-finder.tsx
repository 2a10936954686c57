import { labelOfStatus } from '@store/contract/rules/orders/order-states'
import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { ReceiptOrder } from '@store/contract/schemas/payments/receipts'
import { messageOf } from '@store/sdk'
import {
  Button,
  FormMessage,
  formatCount,
  SearchField,
  shortOrderId,
  theme,
  useSearchDraft,
} from '@store/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useFindReceiptOrdersQuery } from '../receipts-api.ts'

const Found = styled.ul`
  display: grid;

  button {
    justify-content: start;
    width: 100%;
    text-align: start;
  }
`

const Status = styled.p`
  min-height: 1.5em;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

function describe({ _id, buyer, open, orderStatus }: ReceiptOrder): string {
  const state = orderStatus === 'cancelled' ? `, ${labelOfStatus(orderStatus)}` : ''
  return `#${shortOrderId(_id)} ${buyer}: ${formatRupees(open)} open${state}`
}

type OrderFinderProps = {
  /** Orders that were found before anything is looked for. */
  suggested: readonly ReceiptOrder[]
  /** Orders that get a part already. */
  taken: readonly string[]
  /** Whether an order is what the payment waits for. */
  isNext: boolean
  onChoose: (order: ReceiptOrder) => void
}

/** Finds an order by number, buyer or amount; Enter takes the first. */
export function OrderFinder({ suggested, taken, isNext, onChoose }: OrderFinderProps) {
  const [q, setQ] = useState('')
  const search = useSearchDraft(q, setQ)
  const isSearching = q.trim() !== ''
  const query = useFindReceiptOrdersQuery(q.trim(), { skip: !isSearching })
  const found = isSearching ? (query.currentData ?? []) : suggested
  const choices = found.filter(
    ({ _id, orderStatus }) => !taken.includes(_id) && orderStatus !== 'cancelled',
  )
  const choose = (order: ReceiptOrder | undefined) => {
    if (!order) return
    onChoose(order)
    search.type('')
    setQ('')
  }
  const status = isSearching && query.isSuccess && !query.isFetching
  return (
    <div>
      <SearchField
        label="Find an order"
        placeholder="Number, buyer or amount"
        autoComplete="off"
        data-decision={isNext || undefined}
        value={search.text}
        onChange={search.type}
        onSearch={() => choose(choices[0])}
      />
      {isSearching && query.isError ? (
        <FormMessage>{messageOf(query.error, paymentMessages.orderSearchFailed)}</FormMessage>
      ) : null}
      <Status role="status">
        {status
          ? `${formatCount(choices.length)} ${choices.length === 1 ? 'order' : 'orders'} found`
          : null}
      </Status>
      <Found aria-label={isSearching ? 'Orders found' : 'Orders it may be for'}>
        {choices.map((order) => (
          <li key={order._id}>
            <Button variant="quiet" size="s" icon={Plus} onClick={() => choose(order)}>
              {describe(order)}
            </Button>
          </li>
        ))}
      </Found>
    </div>
  )
}
