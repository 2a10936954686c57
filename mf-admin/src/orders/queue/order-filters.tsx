import {
  labelOfStatus,
  orderStatuses,
  paymentStatuses,
} from '@store/contract/rules/orders/order-states'
import { SearchField, SelectField, TextField, theme, useSearchDraft } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { SavedViewsPanel } from '../views/saved-views-panel.tsx'
import { AccountFilter } from './account-filter.tsx'
import { readDay } from './days.ts'
import { areOwnDays, DaysSelect } from './days-select.tsx'
import type { OrdersView } from './orders-view.ts'
import { useOrdersView } from './use-orders-view.ts'

/** One line on a wide screen: the work below it begins as high as it can. */
const Bar = styled('search')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};

  input,
  select {
    min-height: ${theme.targetDense};
    padding-block: calc((${theme.targetDense} - 1.5em) / 2 - 1px);
    white-space: nowrap;
  }
`

const SearchPart = styled.div`
  flex: 1 1 13rem;

  button {
    min-width: ${theme.targetDense};
    min-height: ${theme.targetDense};
    width: ${theme.targetDense};
    height: ${theme.targetDense};
  }
`

const SelectPart = styled.div`
  flex: 0 1 9rem;

  ${theme.media.phone} {
    flex: 1 1 9rem;
  }
`

const Days = styled.div`
  display: flex;
  flex-basis: 100%;
  gap: ${theme.space.s};
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

/**
 * Filters of the orders list, kept in the URL.
 * @param props.children at the end of the line
 */
export function OrderFilters({ children }: { children?: React.ReactNode }) {
  const { view, change } = useOrdersView()
  const [isChoosingDays, setIsChoosingDays] = useState(false)
  const search = useSearchDraft(view.q, (q) => change({ q }, { replace: true }))
  const areDaysShown = isChoosingDays || areOwnDays(view)
  // Include search text that is still being debounced.
  const choose = (part: Partial<OrdersView>) => change({ q: search.text, ...part })
  // A date is typed digit by digit; the history must not get an entry for each.
  const chooseDay = (part: Partial<OrdersView>) =>
    change({ q: search.text, ...part }, { replace: true })
  return (
    <Bar aria-label="Orders">
      <SearchPart>
        <SearchField
          label="Search orders"
          hideLabel
          placeholder="Order, PO, name, phone, product"
          shortcut
          value={search.text}
          onChange={search.type}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      </SearchPart>
      <SelectPart>
        <SelectField
          label="Order status filter"
          hideLabel
          name="status"
          options={statusChoices}
          value={view.status}
          onChange={(status) => choose({ status })}
        />
      </SelectPart>
      <SelectPart>
        <SelectField
          label="Payment status filter"
          hideLabel
          name="paymentStatus"
          options={paymentChoices}
          value={view.paymentStatus}
          onChange={(paymentStatus) => choose({ paymentStatus })}
        />
      </SelectPart>
      <SelectPart>
        <DaysSelect
          shown={view}
          isChoosing={areDaysShown}
          onChange={(days) => {
            setIsChoosingDays(false)
            choose(days)
          }}
          onChoose={() => setIsChoosingDays(true)}
        />
      </SelectPart>
      <AccountFilter />
      <SavedViewsPanel />
      {children}
      {areDaysShown ? (
        <Days>
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
        </Days>
      ) : null}
    </Bar>
  )
}
