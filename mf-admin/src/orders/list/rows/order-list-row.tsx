import type { Order } from '@store/contract/schemas/orders/orders'
import { Skeleton, shortOrderId } from '@store/ui'
import { FlexRender } from '@tanstack/react-table'
import type { VirtualItem } from '@tanstack/react-virtual'
import { Row, RowBox } from '../order-list-styles.ts'
import type { useOrderTable } from './use-order-table.ts'

type OrderTable = ReturnType<typeof useOrderTable>

/** How a row stands in its list. */
export interface RowState {
  id: string
  isActive: boolean
  isOpen: boolean
  isSelected: boolean
}

type OrderListRowProps = {
  item: VirtualItem
  /** Pixels above the first row. */
  offset: number
  order: Order | undefined
  table: OrderTable
  /** The grid of the columns; undefined when the row has two lines. */
  columns: string | undefined
  state: RowState
  onSelect: (isRange: boolean) => void
  onPress: () => void
}

/** One order of the list, or its placeholder while it is loaded. */
export function OrderListRow(props: OrderListRowProps) {
  const { item, offset, order, table, columns, state, onSelect, onPress } = props
  const cells = order && table.getRowModel().rowsById[order._id]?.getVisibleCells()
  return (
    <Row
      id={state.id}
      // The head is the first row.
      aria-rowindex={item.index + 2}
      aria-selected={state.isSelected}
      aria-current={state.isOpen || undefined}
      data-active={state.isActive || undefined}
      data-stacked={columns === undefined || undefined}
      style={{
        height: item.size,
        transform: `translateY(${item.start - offset}px)`,
        ...(columns !== undefined && { gridTemplateColumns: columns }),
      }}
      // After the box: React draws what changed in the capture phase before a box knows that it was clicked.
      onClick={(event) => {
        if (!event.shiftKey) onPress()
      }}
      onClickCapture={(event) => {
        if (!event.shiftKey || !order) return
        // A link would open a window, and a box would toggle only itself.
        event.preventDefault()
        onSelect(true)
      }}
    >
      {order && cells ? (
        <>
          <td data-column="box">
            <RowBox>
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label={`Select order #${shortOrderId(order._id)}`}
                checked={state.isSelected}
                onChange={() => onSelect(false)}
              />
            </RowBox>
          </td>
          {cells.map((cell) => (
            <td key={cell.id} data-column={cell.column.id}>
              <FlexRender cell={cell} />
            </td>
          ))}
        </>
      ) : (
        <>
          <td data-column="box" />
          <td data-column="number">
            <Skeleton />
          </td>
        </>
      )}
    </Row>
  )
}
