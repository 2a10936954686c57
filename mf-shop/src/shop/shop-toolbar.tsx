import { t } from '@lingui/core/macro'
import { Cluster, Heading, theme } from '@store/ui'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { GstSwitch } from '../pricing/gst-switch.tsx'
import { ClearFilters } from './filters/chosen/clear-filters.tsx'
import { SortField } from './filters/sort-field.tsx'
import { LayoutSwitch } from './layout-switch.tsx'
import { ResultCount } from './result-count.tsx'
import { useIsPhone } from './use-screen-width.ts'

/** Also the scroll target of a new page, below what is sticky. */
const Line = styled(Cluster)`
  scroll-margin-block-start: calc(${theme.headerHeight} + ${theme.space.xs});
  min-height: ${theme.targetDense};

  ${theme.media.belowDesktop} {
    scroll-margin-block-start: calc(${theme.headerHeight} + ${theme.target} + ${theme.space.l});
  }

  /* Heading and button in one line, whose prices these are in the next. */
  ${theme.media.phone} {
    display: grid;
    grid-template-columns: 1fr max-content;
    gap: 0 ${theme.space.xs};

    > :first-child {
      display: contents;
    }

    [role='status'] {
      grid-area: 2 / 1 / auto / -1;
    }
  }

  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  select {
    min-height: ${theme.targetDense};
    padding-block: ${theme.space.xxs};
  }

  button {
    flex: none;
  }
`

type ShopToolbarProps = {
  topRef: RefObject<HTMLDivElement | null>
  /** Undefined while the products load. */
  total: number | undefined
}

/** Heading, number of products, order and layout, in one line above the products, on a phone in two. */
export function ShopToolbar({ topRef, total }: ShopToolbarProps) {
  const isPhone = useIsPhone()
  return (
    <Line ref={topRef} tabIndex={-1} justify="space-between" gap="xs" wrap={!isPhone}>
      <Cluster gap="s" align="baseline" wrap={false}>
        <Heading level={1} size="xl">
          {t`Shop`}
        </Heading>
        <ResultCount total={total} />
      </Cluster>
      <Cluster gap="xs">
        {/* The empty state has a button of its own. */}
        {total === 0 ? null : <ClearFilters />}
        {isPhone ? null : (
          <>
            <GstSwitch />
            <SortField hideLabel />
            <LayoutSwitch />
          </>
        )}
      </Cluster>
    </Line>
  )
}
