import type { FieldError } from '@store/contract/rules/field-errors'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type Column, Stack, shortOrderId, Table, TextField, theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { buyerOf } from '../list/rows/order-cells.tsx'
import { type DocketNumbers, docketFieldOf, readPastedColumn } from './docket-numbers.ts'

/** Many orders scroll on their own, so that the button stays in reach. */
const Rows = styled.div`
  max-height: 18rem;
  overflow-y: auto;

  th,
  td {
    padding-block: ${theme.space.xxs};
  }
`

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

type DocketTableProps = {
  orders: readonly Order[]
  value: DocketNumbers
  faults: readonly FieldError[]
  onChange: (dockets: DocketNumbers) => void
}

/** A docket number for each of the orders that ship; a column of a spreadsheet fills them from the field downwards. */
export function DocketTable({ orders, value, faults, onChange }: DocketTableProps) {
  const [note, setNote] = useState(
    'Optional. Paste a column of a spreadsheet, and it fills the fields below, too.',
  )
  const paste = (first: Order, text: string) => {
    const numbers = readPastedColumn(text)
    if (numbers.length < 2) return false
    const filled = orders.slice(orders.indexOf(first)).slice(0, numbers.length)
    const pasted = filled.map(({ _id }, index) => [_id, numbers[index] ?? ''] as const)
    onChange({ ...value, ...Object.fromEntries(pasted) })
    const left = numbers.length - filled.length
    setNote(
      `Filled ${filled.length} docket numbers${left === 0 ? '.' : `; ${left} more had no order.`}`,
    )
    return true
  }
  const columns: Column<Order>[] = [
    { key: 'number', header: 'Order', cell: ({ _id }) => `#${shortOrderId(_id)}` },
    { key: 'recipient', header: 'Buyer', cell: buyerOf },
    { key: 'city', header: 'City', cell: ({ shippingInfo }) => shippingInfo.city },
    {
      key: 'docket',
      header: 'Docket number',
      cell: (order) => (
        <TextField
          label={`Docket number of order #${shortOrderId(order._id)}`}
          hideLabel
          name={docketFieldOf(order)}
          autoComplete="off"
          maxLength={60}
          value={value[order._id] ?? ''}
          error={faults.find(({ field }) => field === docketFieldOf(order))?.message}
          onChange={(number) => onChange({ ...value, [order._id]: number })}
          onPaste={(event) => {
            if (paste(order, event.clipboardData.getData('text/plain'))) event.preventDefault()
          }}
        />
      ),
    },
  ]
  return (
    <Stack gap="xs">
      <Note role="status">{note}</Note>
      <Rows>
        <Table caption="Docket numbers" columns={columns} rows={orders} rowKey={({ _id }) => _id} />
      </Rows>
    </Stack>
  )
}
