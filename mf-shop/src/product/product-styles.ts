import { DefinitionList, theme } from '@store/ui'
import styled, { css } from 'styled-components'

/** The large picture on a phone: it leaves room for price and button above the fold. */
export const phonePicture = css`
  aspect-ratio: auto;
  height: min(32vh, 75vw);
  height: min(32svh, 75vw);
`

/** Pictures on the left, buying on the right; stacked on a phone. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space.l};

  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${theme.space.xl};
  }

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`

/** Name and value pairs. */
export const FactList = styled(DefinitionList)`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  gap: 0 ${theme.space.l};

  div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: minmax(8rem, 2fr) 3fr;
    grid-template-columns: subgrid;
    align-items: center;
    min-height: ${theme.targetDense};
    border-block-end: 1px solid ${theme.color.border};
  }

  dd {
    overflow-wrap: anywhere;
  }

  ${theme.media.largeText} {
    &,
    div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`
