import { t } from '@lingui/core/macro'
import { Cluster, Heading, theme } from '@store/ui'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { GstSwitch } from '../pricing/gst-switch.tsx'
import { ClearFilters } from './filters/chosen/clear-filters.tsx'
import { SortField } from './filters/sort-field.tsx'
import { LayoutSwitch } from './layout-switch.tsx'
import { ResultCount } from './result-count.tsx'
import { useIsPhone } from './use-is-phone.ts'

/** Also the scroll target of a new page, below what is sticky. */
const Line = styled(Cluster)`
  scroll-margin-block-start: calc(${theme.headerHeight} + ${theme.space.xs});
  min-height: ${theme.targetDense};

  ${theme.media.phone} {
    scroll-margin-block-start: calc(${theme.headerHeight} + ${theme.target} + ${theme.space.l});
  }

  ${theme.media.largeText} {
    flex-wrap: wrap;
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

/** Heading, number of products, order and layout, in one line above the products. */
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
