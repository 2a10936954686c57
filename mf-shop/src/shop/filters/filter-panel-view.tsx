import { DeferredView, deferCode } from '@store/ui'
import { FilterPanelLoading } from './filter-panel-loading.tsx'

/** Beside the products it is loaded at once, on narrower screens with the sheet that shows it. */
export const filterPanel = deferCode(async () => (await import('./filter-panel.tsx')).FilterPanel)

const loading = <FilterPanelLoading />

/** The filters, or their skeleton while their code loads. */
export function FilterPanelView() {
  return (
    <DeferredView code={filterPanel} loading={loading}>
      {(FilterPanel) => <FilterPanel />}
    </DeferredView>
  )
}
