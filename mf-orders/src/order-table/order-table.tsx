import { t } from '@lingui/core/macro'
import { sumOf } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import { Button, Cluster, type Column, LinkButton, Table, theme } from '@store/ui'
import { ShoppingCart } from 'lucide-react'
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { linesText } from './lines-text.ts'
import { isOrderable, type OrderRow, priceOf } from './order-row.ts'
import { PriceCell } from './price-cell.tsx'
import { ProductCell } from './product-cell.tsx'
import { QuantityField } from './quantity-field.tsx'
import type { useAddLines } from './use-add-lines.ts'
import type { TypedQuantities } from './use-typed-quantities.ts'

const Whole = styled.div`
  display: grid;
  gap: ${theme.space.m};
  min-width: 0;
`

const Foot = styled.div`
  position: sticky;
  inset-block-end: ${theme.viewportFloor};
  z-index: ${theme.depth.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.m};
  padding: ${theme.space.s};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  font-variant-numeric: tabular-nums;

  > p {
    flex: 1;
    min-width: min(10rem, 100%);
  }
`

type OrderTableProps<Row extends OrderRow> = {
  caption: string
  rows: readonly Row[]
  typed: TypedQuantities
  adding: ReturnType<typeof useAddLines>
  /** Columns between the product and today's price. */
  columns?: readonly Column<Row>[]
  /** A column after the quantity. */
  lastColumn?: Column<Row>
  /** Further actions on the typed lines. */
  actions?: ReactNode
}

function sumText(typed: TypedQuantities): string {
  const { lines } = typed
  if (lines.length === 0) return t`Enter: next row · Space: fill in · Ctrl + Enter: add to cart`
  const total = sumOf(lines.flatMap(({ row, quantity }) => priceOf(row, quantity)?.total ?? []))
  return `${linesText(lines.length)}, ${formatPlainRupees(total)}`
}

/** Products with quantity fields, and one action that adds all typed lines to the cart. */
export function OrderTable<Row extends OrderRow>(props: OrderTableProps<Row>) {
  const { caption, rows, typed, adding, columns = [], lastColumn, actions } = props
  // The same functions in every render, so that a key renders one row instead of all.
  const latest = useRef({ typed, adding })
  useLayoutEffect(() => {
    latest.current = { typed, adding }
  })
  const handleType = useCallback(
    (row: OrderRow, text: string) => latest.current.typed.type(row, text),
    [],
  )
  const handleAdd = useCallback(() => void latest.current.adding.add(), [])
  const all: Column<Row>[] = [
    { key: 'product', header: t`Product`, cell: (row) => <ProductCell row={row} /> },
    ...columns,
    {
      key: 'today',
      header: t`Price today`,
      align: 'end',
      cell: (row) => (
        <PriceCell row={row} quantity={Number(typed.textOf(row)) || row.usualQuantity} />
      ),
    },
    {
      key: 'quantity',
      header: t`Quantity`,
      cell: (row) =>
        isOrderable(row) ? (
          <QuantityField
            row={row}
            text={typed.textOf(row)}
            refusal={typed.refusalOf(row)}
            onType={handleType}
            onAdd={handleAdd}
          />
        ) : (
          '–'
        ),
    },
    ...(lastColumn ? [lastColumn] : []),
  ]
  return (
    <Whole data-order-table>
      <Table
        caption={caption}
        columns={all}
        rows={rows}
        rowKey={({ productId }) => productId}
        cardsBelow="laptop"
      />
      <Foot>
        <p role="status">{sumText(typed)}</p>
        <Cluster gap="s">
          {actions}
          <Button
            variant="accent"
            icon={ShoppingCart}
            busy={adding.isAdding}
            data-add-lines
            onClick={handleAdd}
          >
            {t`Add to cart`}
          </Button>
          {adding.hasAdded ? (
            <LinkButton to="/checkout" variant="secondary">
              {t`Proceed to Checkout`}
            </LinkButton>
          ) : null}
        </Cluster>
      </Foot>
    </Whole>
  )
}
