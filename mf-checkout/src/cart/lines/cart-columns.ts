import { theme } from '@store/ui'
import styled from 'styled-components'

/** Cart lines and total. */
export const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-items: start;

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;

    /* The total stays visible beside sixty lines, below the sticky header. */
    > :last-child {
      position: sticky;
      top: calc(${theme.space.xxxl} + ${theme.space.m});
    }
  }
`

/** One sheet with a rule between the lines. */
export const Lines = styled.ul`
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};

  > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
`
