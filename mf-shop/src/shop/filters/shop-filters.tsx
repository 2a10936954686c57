import { t } from '@lingui/core/macro'
import { SearchField, theme, useSearchDraft } from '@store/ui'
import styled from 'styled-components'
import { useIsBelowDesktop } from '../use-screen-width.ts'
import { useShopView } from '../use-shop-view.ts'
import { FilterPanelView } from './filter-panel-view.tsx'
import { FilterSheetButton } from './filter-sheet-button.tsx'

/** A bar that stays below the header, on a desktop a column of its own height. */
const Bar = styled.div`
  display: flex;
  gap: ${theme.space.xs};

  > :first-child {
    flex: 1;
  }

  ${theme.media.belowDesktop} {
    position: sticky;
    inset-block-start: ${theme.headerHeight};
    z-index: ${theme.depth.sticky};
    margin: calc(-1 * ${theme.space.s}) calc(-1 * ${theme.space.m}) 0;
    padding: ${theme.space.xs} ${theme.space.m};
    border-block-end: 1px solid ${theme.color.border};
    background: ${theme.color.page};

    /* The panel in the first HTML of a tablet, until the button takes its place. */
    > div:not(:first-child) {
      display: none;
    }
  }

  ${theme.media.largeText} {
    position: static;
    flex-wrap: wrap;

    > :first-child {
      flex-basis: 100%;
    }
  }

  ${theme.media.desktop} {
    position: sticky;
    inset-block-start: calc(${theme.headerHeight} + ${theme.space.xs});
    flex-direction: column;
    gap: ${theme.space.m};
    max-height: calc(${theme.viewportHeight} - ${theme.headerHeight} - ${theme.viewportFloor} - ${theme.space.m});
    /* Room for the focus rings, which would be clipped. */
    margin: calc(-1 * ${theme.space.xxs});
    padding: ${theme.space.xxs};
    overflow-y: auto;
    scrollbar-width: thin;

    > :first-child {
      flex: none;
    }
  }
`

/** Moves from the search box into the products: as far as one key, whatever is between them. */
function focusFirstProduct(): void {
  const first = document.querySelector<HTMLElement>(
    '#products :is(input, h2 a):not([tabindex="-1"])',
  )
  first?.focus()
}

/** Search box and filters of the shop (screens 2.1), kept in the URL. */
export function ShopFilters() {
  const { view, change } = useShopView()
  const isBelowDesktop = useIsBelowDesktop()
  const search = useSearchDraft(view.q, (q) => change({ q }, { replace: true }))
  return (
    <Bar role="search" aria-label={t`Products`}>
      <SearchField
        label={t`Search`}
        hideLabel
        placeholder={t`Search`}
        shortcut
        value={search.text}
        onChange={search.type}
        onSearch={(q) => change({ q }, { replace: true })}
        onKeyDownCapture={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          focusFirstProduct()
        }}
      />
      {isBelowDesktop ? <FilterSheetButton /> : <FilterPanelView />}
    </Bar>
  )
}
