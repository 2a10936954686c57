import { t } from '@lingui/core/macro'
import { Button, DeferredView, deferCode } from '@store/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useShopView } from '../use-shop-view.ts'
import { chosenFilters } from './chosen/chosen-filters.ts'
import { filterPanel } from './filter-panel-view.tsx'

const filterSheet = deferCode(async () => (await import('./filter-sheet.tsx')).FilterSheet)

/** Opens filters and sorting where they have no room beside the products; says how many filters are set. */
export function FilterSheetButton() {
  const { view } = useShopView()
  const [isOpen, setOpen] = useState(false)
  const count = chosenFilters(view).length
  const preload = () => {
    // A download that fails here is tried again when the sheet opens.
    for (const { load } of [filterSheet, filterPanel]) load().catch(() => undefined)
  }
  return (
    <>
      <Button
        variant="secondary"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onTouchStart={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {t`Filter & sort`}
        {count > 0 ? ` (${count})` : ''}
      </Button>
      {isOpen ? (
        <DeferredView code={filterSheet} loading={null}>
          {(FilterSheet) => <FilterSheet onClose={() => setOpen(false)} />}
        </DeferredView>
      ) : null}
    </>
  )
}
