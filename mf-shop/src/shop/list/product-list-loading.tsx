import { t } from '@lingui/core/macro'
import { Loading, Skeleton, theme } from '@store/ui'
import styled from 'styled-components'

/** Fills the screen of a laptop. */
const rowKeys = Array.from({ length: 18 }, (_, index) => `row-${index}`)

const Line = styled.div`
  display: grid;
  align-items: center;
  height: 2.5rem;
  padding-inline: ${theme.space.xs};
`

/** The skeleton of the list of products. */
export function ProductListLoading() {
  return (
    <Loading label={t`Loading products...`}>
      {rowKeys.map((key) => (
        <Line key={key}>
          <Skeleton />
        </Line>
      ))}
    </Loading>
  )
}
