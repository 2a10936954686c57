import { theme } from '@store/ui'
import styled from 'styled-components'

/** Fields in two columns where there is room; `data-wide` spans the whole line, three `data-third` share one. */
export const FieldGrid = styled.div`
  display: grid;
  gap: ${theme.space.m};
  align-items: start;

  ${theme.media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > * {
      grid-column: span 3;
    }

    > [data-wide] {
      grid-column: 1 / -1;
    }

    > [data-third] {
      grid-column: span 2;
    }
  }
`
