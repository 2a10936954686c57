import { t } from '@lingui/core/macro'
import { useGetProductsQuery } from '@store/sdk'
import { Button, Cluster, Dialog, formatCount, Stack } from '@store/ui'
import { GstSwitch } from '../../pricing/gst-switch.tsx'
import { LayoutSwitch } from '../layout-switch.tsx'
import { productsQueryOf } from '../shop-view.ts'
import { useShopView } from '../use-shop-view.ts'
import { ClearFilters } from './chosen/clear-filters.tsx'
import { FilterPanelView } from './filter-panel-view.tsx'
import { SortField } from './sort-field.tsx'

/** All filters, the order and the look of the products and whether prices have GST in them, below the width of a desktop; each choice applies at once. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  const { view } = useShopView()
  const { currentData } = useGetProductsQuery(productsQueryOf(view))
  const total = currentData?.total
  return (
    <Dialog
      open
      title={t`Filter & sort`}
      size="sheet"
      onClose={onClose}
      actions={
        <>
          <ClearFilters size="m" />
          <Button onClick={onClose}>{showLabel(total)}</Button>
        </>
      }
    >
      <Stack gap="m">
        <SortField />
        <Cluster gap="s">
          <span aria-hidden>{t`Prices`}</span>
          <GstSwitch />
        </Cluster>
        <Cluster gap="s">
          <span aria-hidden>{t`View`}</span>
          <LayoutSwitch />
        </Cluster>
        <FilterPanelView />
      </Stack>
    </Dialog>
  )
}

/** @param total undefined while the products load */
function showLabel(total: number | undefined): string {
  if (total === undefined) return t`Show products`
  const count = formatCount(total)
  return total === 1 ? t`Show ${count} product` : t`Show ${count} products`
}
