import { VisuallyHidden } from '@store/ui/shared'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Note, Scroller, Sheet, SortButton } from './table-styles.ts'

/** Sorts the rows by a column; its heading becomes a button. */
export type ColumnSort = {
  /** Absent while the rows are sorted by another column. */
  direction: 'asc' | 'desc' | undefined
  onToggle: () => void
}

/** One column: its heading, and its cell for a row. */
export type Column<Row> = {
  key: string
  header: string
  /** Below the heading, for the eyes only: each cell says it by itself. */
  note?: string
  cell: (row: Row) => React.ReactNode
  /** `end` for numbers. */
  align?: 'start' | 'end'
  sort?: ColumnSort
  /** Stays in sight, over the columns beside it, where the table scrolls sideways: for what is done with a row. */
  isPinned?: boolean
}

type TableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Rows become cards below this width: for tables of many columns. */
  cardsBelow?: 'tablet' | 'desktop' | 'laptop'
  /** Low rows, for a list that is worked through. */
  isDense?: boolean
}

/**
 * Rows and columns; on narrow screens each row becomes a card.
 * @example <Table caption="Products" columns={columns} rows={products} rowKey={(product) => product._id} />
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, cardsBelow = 'tablet', isDense } = props
  return (
    <Scroller data-cards-below={cardsBelow}>
      <Sheet data-dense={isDense}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead data-sorts={columns.some(({ sort }) => sort)}>
          <tr>
            {columns.map(({ key, header, note, align, sort, isPinned }) => (
              <th
                key={key}
                scope="col"
                data-align={align}
                data-pinned={isPinned}
                aria-sort={sort?.direction && ariaSorts[sort.direction]}
              >
                {sort ? <SortableHeader header={header} {...sort} /> : header}
                {note ? <Note aria-hidden>{note}</Note> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, header, align, cell, isPinned }) => (
                <td key={key} data-align={align} data-pinned={isPinned} data-label={header}>
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

const ariaSorts = { asc: 'ascending', desc: 'descending' } as const
const sortIcons = { asc: ArrowUp, desc: ArrowDown } as const

function SortableHeader({ header, direction, onToggle }: ColumnSort & { header: string }) {
  const Icon = direction ? sortIcons[direction] : ArrowUpDown
  return (
    <SortButton type="button" $isSorted={direction !== undefined} onClick={onToggle}>
      {header}
      <Icon size={14} aria-hidden />
    </SortButton>
  )
}
