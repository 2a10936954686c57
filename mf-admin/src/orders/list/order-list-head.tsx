import { VisuallyHidden } from '@store/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Head } from './order-list-styles.ts'
import type { useOrderTable } from './rows/use-order-table.ts'

type OrderListHeadProps = { table: ReturnType<typeof useOrderTable>; columns: string }

const directions = { asc: 'ascending', desc: 'descending' } as const

/** The names of the columns; those that can be sorted are buttons. */
export function OrderListHead({ table, columns }: OrderListHeadProps) {
  return (
    <Head aria-rowindex={1} style={{ gridTemplateColumns: columns }}>
      <th scope="col">
        <VisuallyHidden>Selected</VisuallyHidden>
      </th>
      {table.getFlatHeaders().map(({ column }) => {
        const sorted = column.getIsSorted()
        const Icon = sorted === 'asc' ? ArrowUp : ArrowDown
        const name = String(column.columnDef.header)
        return (
          <th
            key={column.id}
            scope="col"
            data-column={column.id}
            aria-sort={sorted ? directions[sorted] : undefined}
          >
            {column.getCanSort() ? (
              <button type="button" tabIndex={-1} onClick={() => column.toggleSorting()}>
                {name}
                {sorted ? <Icon size={12} aria-hidden /> : null}
              </button>
            ) : (
              name
            )}
          </th>
        )
      })}
    </Head>
  )
}
