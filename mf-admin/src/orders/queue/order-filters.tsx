import {
  labelOfStatus,
  orderStatuses,
  paymentStatuses,
} from '@store/contract/rules/orders/order-states'
import { SearchField, SelectField, TextField, theme, useSearchDraft } from '@store/ui'
import styled from 'styled-components'
import { readDay } from './days.ts'
import type { OrdersView } from './orders-view.ts'
import { useOrdersView } from './use-orders-view.ts'

const Bar = styled('search')`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${theme.space.s};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${theme.media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 2fr) repeat(4, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`

function choicesOf<Status extends OrdersView['status'] | OrdersView['paymentStatus']>(
  statuses: readonly Exclude<Status, ''>[],
) {
  return statuses.map((status) => ({ value: status, label: labelOfStatus(status) }))
}

const statusChoices = [{ value: '', label: 'All orders' } as const, ...choicesOf(orderStatuses)]
const paymentChoices = [
  { value: '', label: 'All payments' } as const,
  ...choicesOf(paymentStatuses),
]

/** Filters of the orders list, kept in the URL. */
export function OrderFilters() {
  const { view, change } = useOrdersView()
  const search = useSearchDraft(view.q, (q) => change({ q }, { replace: true }))
  // Include search text that is still being debounced.
  const choose = (part: Partial<OrdersView>) => change({ q: search.text, ...part })
  // A date is typed digit by digit; the history must not get an entry for each.
  const chooseDay = (part: Partial<OrdersView>) =>
    change({ q: search.text, ...part }, { replace: true })
  return (
    <Bar aria-label="Orders">
      <SearchField
        label="Search orders"
        placeholder="Order, name, phone, product"
        shortcut
        value={search.text}
        onChange={search.type}
        onSearch={(q) => change({ q }, { replace: true })}
      />
      <SelectField
        label="Order status filter"
        name="status"
        options={statusChoices}
        value={view.status}
        onChange={(status) => choose({ status })}
      />
      <SelectField
        label="Payment status filter"
        name="paymentStatus"
        options={paymentChoices}
        value={view.paymentStatus}
        onChange={(paymentStatus) => choose({ paymentStatus })}
      />
      <TextField
        label="From"
        name="from"
        type="date"
        max={view.to || undefined}
        value={view.from}
        onChange={(day) => chooseDay({ from: readDay(day) })}
      />
      <TextField
        label="To"
        name="to"
        type="date"
        min={view.from || undefined}
        value={view.to}
        onChange={(day) => chooseDay({ to: readDay(day) })}
      />
    </Bar>
  )
}
