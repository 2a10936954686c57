import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Analytics } from '@store/contract/schemas/analytics'
import { type Column, formatCount, formatDate, Table, theme } from '@store/ui'
import styled from 'styled-components'

const Details = styled.details`
  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: ${theme.targetDense};
    color: ${theme.color.primary};
    cursor: pointer;
  }
`

const columns: Column<Analytics['days'][number]>[] = [
  { key: 'day', header: 'Day', cell: ({ day }) => formatDate(day) },
  { key: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => formatCount(orders) },
  { key: 'revenue', header: 'Revenue', align: 'end', cell: ({ revenue }) => formatRupees(revenue) },
]

/** The numbers behind the charts, the newest day first. */
export function DayTable({ days }: Pick<Analytics, 'days'>) {
  return (
    <Details>
      <summary>Show as a table</summary>
      <Table
        caption="Orders and revenue a day"
        columns={columns}
        rows={days.toReversed()}
        rowKey={({ day }) => day}
      />
    </Details>
  )
}
