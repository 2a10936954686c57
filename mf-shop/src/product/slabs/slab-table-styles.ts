import { theme } from '@store/ui'
import styled from 'styled-components'

/** The caption of the table. */
export const Caption = styled.p`
  margin-block-end: ${theme.space.xxs};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
`

/** The frame around the slabs. */
export const Rows = styled.ul`
  overflow: hidden;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};

  li + li {
    border-block-start: 1px solid ${theme.color.border};
  }
`

/** Range, price and saving as columns; on narrow screens the saving is below the price. */
export const Choice = styled.button`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  align-items: center;
  column-gap: ${theme.space.s};
  width: 100%;
  min-height: ${theme.target};
  padding: ${theme.space.xxs} ${theme.space.s};
  border: 0;
  background: ${theme.color.surface};
  color: inherit;
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-pressed='true'] {
    background: ${theme.color.primarySoft};
    box-shadow: inset 3px 0 0 ${theme.color.primary};
  }

  ${theme.media.desktop} {
    grid-template-columns: 5rem minmax(0, 1fr) auto;
  }

  ${theme.media.largeText} {
    grid-template-columns: max-content minmax(0, 1fr);
  }

  strong {
    font-weight: ${theme.weight.semibold};
  }

  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.primarySoft};
    }
  }
`

/** The saving of a slab. */
export const Saving = styled.span`
  color: ${theme.color.success};
  font-size: ${theme.size.s};

  ${theme.media.belowDesktop} {
    grid-column: 2;
  }
`
