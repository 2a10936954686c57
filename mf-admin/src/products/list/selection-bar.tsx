import type { ManagedFacetQuery } from '@store/contract/schemas/catalog/managed-products'
import { Button, Cluster, formatCount } from '@store/ui'
import { IndianRupee, X } from 'lucide-react'
import { useState } from 'react'
import { PriceChangeDialog } from '../prices/price-change-dialog.tsx'
import type { ProductSelectionState } from './use-product-selection.ts'

type SelectionBarProps = {
  selection: ProductSelectionState
  /** Of the list. */
  filters: ManagedFacetQuery
  /** How many products match the filters. */
  total: number
}

/** What can be done to many products: to those that are selected, or to all of the list. */
export function SelectionBar({ selection, filters, total }: SelectionBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { ids, clear } = selection
  return (
    <Cluster gap="xs">
      {ids.length === 0 ? null : (
        <Button variant="secondary" size="s" icon={X} onClick={clear}>
          {`${formatCount(ids.length)} selected`}
        </Button>
      )}
      <Button variant="secondary" size="s" icon={IndianRupee} onClick={() => setIsOpen(true)}>
        Change prices
      </Button>
      {isOpen ? (
        <PriceChangeDialog
          scope={{ selectedIds: ids, filters, total }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Cluster>
  )
}
