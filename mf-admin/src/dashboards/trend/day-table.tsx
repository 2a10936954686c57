import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Analytics } from '@store/contract/schemas/analytics'
import { useSession } from '@store/sdk'
import { type Column, formatCount, formatDate, Table, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { hoursTextOf } from './shipping-times.ts'

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

type Row = Analytics['days'][number] & { medianHours: number | undefined }

function columnsFor(role: string): Column<Row>[] {
  return [
    {
      key: 'day',
      header: 'Day',
      cell: ({ day }) => (
        <Link to={`/${role}/orders?from=${day}&to=${day}`}>{formatDate(day)}</Link>
      ),
    },
    { key: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => formatCount(orders) },
    {
      key: 'revenue',
      header: 'Revenue',
      align: 'end',
      cell: ({ revenue }) => formatRupees(revenue),
    },
    {
      key: 'hours',
      header: 'Proof to shipped',
      align: 'end',
      cell: ({ medianHours }) => (medianHours === undefined ? '–' : hoursTextOf(medianHours)),
    },
  ]
}

/** The numbers behind the charts, the newest day first. */
export function DayTable({ analytics: { days, proofToShipped } }: { analytics: Analytics }) {
  const { role } = useSession()
  const hoursOf = new Map(proofToShipped.days.map(({ day, medianHours }) => [day, medianHours]))
  return (
    <Details>
      <summary>Show as a table</summary>
      <Table
        caption="Orders and revenue per day"
        columns={columnsFor(role)}
        rows={days.map((day) => ({ ...day, medianHours: hoursOf.get(day.day) })).toReversed()}
        rowKey={({ day }) => day}
      />
    </Details>
  )
}
