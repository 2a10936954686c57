import { t } from '@lingui/core/macro'
import { labelOfStatus, orderStatuses } from '@store/contract/rules/orders/order-states'
import { translate } from '@store/sdk'
import { Button, SearchField, SelectField, TextField, theme, useSearchDraft } from '@store/ui'
import { ListFilter } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { filterOf, type OrdersView, readDay, useOrdersView } from './orders-view.ts'

const Bar = styled('search')`
  display: grid;
  gap: ${theme.space.s};
`

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space.s};
`

const Filters = styled.div`
  &[hidden] {
    display: none;
  }

  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${theme.media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`

const statusChoices = () => [
  { value: '', label: t`All orders` } as const,
  ...orderStatuses.map((status) => ({ value: status, label: translate(labelOfStatus(status)) })),
]

/** Filters of My Orders: text, and on request status and days. */
export function OrderFilters() {
  const { view, change } = useOrdersView()
  const search = useSearchDraft(view.q, (q) => change({ q }, { replace: true }))
  const isFiltered = filterOf({ ...view, q: '' }) !== undefined
  const [isOpen, setIsOpen] = useState(isFiltered)
  const filtersId = useId()
  // Include search text that is still being debounced. A date is typed digit by digit: one history entry for all.
  const choose = (part: Partial<OrdersView>) =>
    change({ q: search.text, ...part }, { replace: true })
  return (
    <Bar aria-label={t`My orders`}>
      <Line>
        <SearchField
          label={t`Search my orders`}
          hideLabel
          placeholder={t`LR, model, day`}
          value={search.text}
          onChange={search.type}
          onSearch={(q) => change({ q }, { replace: true })}
        />
        <Button
          variant="secondary"
          icon={ListFilter}
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t`Filter`}
        </Button>
      </Line>
      <Filters id={filtersId} hidden={!isOpen}>
        {isOpen ? (
          <>
            <SelectField
              label={t`Status`}
              name="status"
              options={statusChoices()}
              value={view.status}
              onChange={(status) => choose({ status })}
            />
            <TextField
              label={t`From`}
              name="from"
              type="date"
              max={view.to || undefined}
              value={view.from}
              onChange={(day) => choose({ from: readDay(day) })}
            />
            <TextField
              label={t`To`}
              name="to"
              type="date"
              min={view.from || undefined}
              value={view.to}
              onChange={(day) => choose({ to: readDay(day) })}
            />
          </>
        ) : null}
      </Filters>
    </Bar>
  )
}
