import { theme } from '@store/ui'
import styled from 'styled-components'

/** The form comes first, on a phone as well; the summary is secondary. */
export const CheckoutColumns = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-items: start;

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;

    > :last-child {
      position: sticky;
      top: calc(${theme.space.xxxl} + ${theme.space.m});
    }
  }
`

/** What is said again above the button while the summary is below the form. */
export const AboveButton = styled.div`
  ${theme.media.desktop} {
    display: none;
  }
`
