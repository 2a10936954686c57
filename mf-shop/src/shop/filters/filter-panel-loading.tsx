import { Skeleton, Stack, theme } from '@store/ui'
import styled from 'styled-components'
import { shownNames } from './facets/facet-options.ts'

/** The height of a choice; see {@link FacetChoice}. */
const Line = styled.div`
  display: flex;
  align-items: center;
  min-height: ${theme.space.xl};

  > * {
    flex: 1;
  }

  /* Without a script, links replace the filters (shop-links.tsx). */
  @media (scripting: none) {
    display: none;
  }
`

/** As many as the choices of one facet show first. */
const lineKeys = Array.from({ length: shownNames }, (_, index) => `line-${index}`)

/** The skeleton of the choices of one facet. */
export function FacetLinesLoading() {
  return lineKeys.map((key) => (
    <Line key={key}>
      <Skeleton width="65%" />
    </Line>
  ))
}

/** The skeleton of the filters. */
export function FilterPanelLoading() {
  return (
    <Stack gap="m" aria-hidden>
      <div>
        <FacetLinesLoading />
      </div>
      <div>
        <FacetLinesLoading />
      </div>
    </Stack>
  )
}
