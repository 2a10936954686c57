import { t } from '@lingui/core/macro'
import { sumOf } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import { Button, LinkButton, VisuallyHidden } from '@store/ui'
import { ShoppingCart } from 'lucide-react'
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { linesText } from './lines-text.ts'
import { isOrderable, type OrderRow, priceOf } from './order-row.ts'
import { Bar, Hint, Sheet, Tools, Whole } from './order-table-styles.ts'
import { ProductCell } from './product-cell.tsx'
import { QuantityField } from './quantity-field.tsx'
import type { useAddLines } from './use-add-lines.ts'
import type { TypedQuantities } from './use-typed-quantities.ts'

/** A column besides product and quantity. */
export interface DetailColumn<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** After the quantity instead of before it. */
  isLast?: boolean
}

type OrderTableProps<Row extends OrderRow> = {
  caption: string
  rows: readonly Row[]
  typed: TypedQuantities
  adding: ReturnType<typeof useAddLines>
  columns: readonly DetailColumn<Row>[]
  /** Shows these columns on a phone as well, below each product; see `ColumnsSwitch`. */
  isDetailed?: boolean
  /** Above the table. */
  tools?: ReactNode
  /** Further actions on the typed lines. */
  actions?: ReactNode
}

function SumOrHint({ typed: { lines } }: { typed: TypedQuantities }) {
  if (lines.length > 0) {
    const total = sumOf(lines.flatMap(({ row, quantity }) => priceOf(row, quantity)?.total ?? []))
    return `${linesText(lines.length)}, ${formatPlainRupees(total)}`
  }
  return (
    <>
      <Hint $isForKeys>{t`Enter: next row · Space: fill in · Ctrl + Enter: add to cart`}</Hint>
      <Hint $isForKeys={false}>{t`+ takes your usual quantity`}</Hint>
    </>
  )
}

/** Products in two lines each with quantity steppers, and one bar that adds all typed lines to the cart. */
export function OrderTable<Row extends OrderRow>(props: OrderTableProps<Row>) {
  const { caption, rows, typed, adding, columns, isDetailed = false, tools, actions } = props
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
  const quantityOf = (row: Row) =>
    isOrderable(row) ? (
      <QuantityField
        row={row}
        text={typed.textOf(row)}
        refusal={typed.refusalOf(row)}
        onType={handleType}
        onAdd={handleAdd}
      />
    ) : null
  const detailsOf = (row: Row, isLast: boolean) =>
    columns
      .filter((column) => (column.isLast ?? false) === isLast)
      .map(({ key, header, cell }) => (
        <td key={key} data-more data-label={header}>
          {cell(row)}
        </td>
      ))
  const headers = [
    t`Product`,
    ...columns.flatMap(({ header, isLast }) => (isLast ? [] : header)),
    t`Quantity`,
    ...columns.flatMap(({ header, isLast }) => (isLast ? header : [])),
  ]
  return (
    <Whole data-order-table>
      {tools === undefined ? null : <Tools>{tools}</Tools>}
      <Sheet data-detailed={isDetailed}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.productId}>
              <td>
                <ProductCell row={row} quantity={Number(typed.textOf(row)) || row.usualQuantity} />
              </td>
              {detailsOf(row, false)}
              <td data-quantity>{quantityOf(row)}</td>
              {detailsOf(row, true)}
            </tr>
          ))}
        </tbody>
      </Sheet>
      <Bar>
        <p role="status">
          <SumOrHint typed={typed} />
        </p>
        {actions}
        <Button
          // Loud once there is something to add.
          variant={typed.lines.length === 0 ? 'secondary' : 'accent'}
          icon={ShoppingCart}
          busy={adding.isAdding}
          data-add-lines
          onClick={handleAdd}
        >
          {t`Add to Cart`}
        </Button>
        {adding.hasAdded ? (
          <LinkButton to="/checkout" variant="secondary">
            {t`Proceed to Checkout`}
          </LinkButton>
        ) : null}
      </Bar>
    </Whole>
  )
}
