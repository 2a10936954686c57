import { theme } from '@store/ui'
import styled from 'styled-components'

/** Rows of a few words, each with one action at its end. */
export const ActionRows = styled.ul`
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.s};
    padding: ${theme.space.xs} ${theme.space.s};
  }

  > li + li {
    border-block-start: 1px solid ${theme.color.border};
  }

  strong {
    font-weight: ${theme.weight.medium};
  }

  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-variant-numeric: tabular-nums;
  }

  ${theme.media.phone} {
    line-height: ${theme.line.tight};
  }
`
