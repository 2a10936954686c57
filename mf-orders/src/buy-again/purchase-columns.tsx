import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { rhythmText } from '@store/contract/rules/purchases/purchase-habits'
import type { Purchase } from '@store/contract/schemas/orders/purchases'
import { translate } from '@store/sdk'
import { formatCount, formatDate, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { orderPathOf } from '../order-link.ts'
import type { DetailColumn } from '../order-table/order-table.tsx'

const LastOrder = styled.div`
  white-space: nowrap;
`

const Note = styled.small`
  display: block;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

function piecesText(quantity: number): string {
  const pieces = formatCount(quantity)
  return quantity === 1 ? t`${pieces} piece` : t`${pieces} pieces`
}

/** How much of a product is usual, and its last order. */
export const purchaseColumns = (): DetailColumn<Purchase>[] => [
  {
    key: 'usual',
    header: t`Usually`,
    cell: ({ usualQuantity, orders, rhythmDays }) => (
      <div>
        {piecesText(usualQuantity)}
        <Note>{translate(rhythmText({ orders, rhythmDays }))}</Note>
      </div>
    ),
  },
  {
    key: 'last',
    header: t`Last order`,
    cell: ({ name, lastOrder: { _id, createdAt, quantity, price } }) => {
      const date = formatDate(createdAt)
      return (
        <LastOrder>
          <Link to={orderPathOf(_id)} aria-label={t`${date}: last order of ${name}`}>
            {date}
          </Link>
          <Note>
            {formatCount(quantity)} × {formatRupees(price)}
          </Note>
        </LastOrder>
      )
    },
  },
]
