import { useId } from 'react'
import { OrderListHead } from './order-list-head.tsx'
import { columnsOf, Scroller } from './order-list-styles.ts'
import { OrderListRow } from './rows/order-list-row.tsx'
import type { useOrderRows } from './rows/use-order-rows.ts'
import { useOrderTable } from './rows/use-order-table.ts'
import type { useListCursor } from './use-list-cursor.ts'
import type { OrderSelection } from './use-order-selection.ts'

type OrderListProps = {
  rows: ReturnType<typeof useOrderRows>
  cursor: ReturnType<typeof useListCursor>
  selection: OrderSelection
  openId: string | undefined
}

/**
 * All orders of the view as rows, of which only the visible ones are rendered. The grid has the focus and points to
 * the active row, so the focus survives rows that scroll out of sight.
 */
export function OrderList({ rows, cursor, selection, openId }: OrderListProps) {
  const { virtualizer, isStacked, headPx, total = 0, windows } = rows
  const listId = useId()
  const items = virtualizer.getVirtualItems()
  const loaded = items.flatMap(({ index }) => windows.orderAt(index) ?? [])
  const table = useOrderTable(loaded)
  const columns = columnsOf(table.getVisibleLeafColumns().map(({ id }) => id))
  const rowIdOf = (index: number) => `${listId}-${index}`
  return (
    <Scroller
      ref={rows.setScroller}
      role="grid"
      tabIndex={0}
      aria-label="Orders"
      aria-rowcount={total + 1}
      aria-multiselectable
      aria-activedescendant={cursor.active < 0 ? undefined : rowIdOf(cursor.active)}
      onKeyDown={cursor.handleKeyDown}
      onKeyUp={cursor.handleKeyUp}
    >
      {isStacked ? null : (
        <thead>
          <OrderListHead table={table} columns={columns} />
        </thead>
      )}
      <tbody style={{ height: virtualizer.getTotalSize() }}>
        {items.map((item) => {
          const order = windows.orderAt(item.index)
          return (
            <OrderListRow
              key={order?._id ?? item.key}
              item={item}
              offset={headPx}
              order={order}
              table={table}
              columns={isStacked ? undefined : columns}
              state={{
                id: rowIdOf(item.index),
                isActive: item.index === cursor.active,
                isOpen: order !== undefined && order._id === openId,
                isSelected: order !== undefined && selection.has(order._id),
              }}
              onPress={() => cursor.press(item.index)}
              onSelect={(isRange) => cursor.select(item.index, isRange)}
            />
          )
        })}
      </tbody>
    </Scroller>
  )
}
