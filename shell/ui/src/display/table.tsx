import { VisuallyHidden } from '@store/ui/shared'
import { Scroller, Sheet } from './table-styles.ts'

/** One column: its heading, and its cell for a row. */
export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => React.ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'end'
}

type TableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Rows become cards below this width: for tables of many columns. */
  cardsBelow?: 'tablet' | 'desktop' | 'laptop'
}

/**
 * Rows and columns; on narrow screens each row becomes a card.
 * @example <Table caption="Products" columns={columns} rows={products} rowKey={(product) => product._id} />
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, cardsBelow = 'tablet' } = props
  return (
    <Scroller>
      <Sheet data-cards-below={cardsBelow}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map(({ key, header, align }) => (
              <th key={key} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, header, align, cell }) => (
                <td key={key} data-align={align} data-label={header}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Sheet>
    </Scroller>
  )
}
