import type { OrderSort } from '@store/contract/rules/orders/admin/order-lists'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type SortingState, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { useOrdersView } from '../../queue/use-orders-view.ts'
import { hiddenColumnsSetting } from '../column-setting.ts'
import { orderTableColumns, orderTableFeatures } from './order-cells.tsx'

const sortings: Record<OrderSort, SortingState> = {
  // The younger, the smaller is the age.
  newest: [{ id: 'age', desc: false }],
  oldest: [{ id: 'age', desc: true }],
  amountHigh: [{ id: 'amount', desc: true }],
  amountLow: [{ id: 'amount', desc: false }],
}

function sortOf([first]: SortingState): OrderSort | '' {
  if (first?.id === 'amount') return first.desc ? 'amountHigh' : 'amountLow'
  return first?.id === 'age' && first.desc ? 'oldest' : ''
}

/** Columns and sort order of the list: the columns of this browser, the sort order of the URL. */
export function useOrderTable(orders: Order[]) {
  const { view, change } = useOrdersView()
  const hidden = hiddenColumnsSetting.use()
  const columnVisibility = useMemo(
    () => Object.fromEntries(hidden.map((column) => [column, false])),
    [hidden],
  )
  const sorting = sortings[view.sort || 'newest']
  return useTable({
    features: orderTableFeatures,
    columns: orderTableColumns,
    data: orders,
    getRowId: ({ _id }) => _id,
    state: { columnVisibility, sorting },
    manualSorting: true,
    enableSortingRemoval: false,
    onSortingChange: (updater) =>
      change({ sort: sortOf(typeof updater === 'function' ? updater(sorting) : updater) }),
  })
}
