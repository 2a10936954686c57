import { theme } from '@store/sdk'
import styled from 'styled-components'

/** Fields two by two where there is room; a child with `data-wide` takes the whole line. */
export const FieldGrid = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-items: start;

  ${theme.media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    [data-wide] {
      grid-column: 1 / -1;
    }
  }
`
