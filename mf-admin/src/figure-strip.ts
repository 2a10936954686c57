import { DefinitionList, theme } from '@store/ui'
import styled from 'styled-components'

/** Figures with their names above them, in one line where that is wide enough. */
export const FigureStrip = styled(DefinitionList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.l};
  font-variant-numeric: tabular-nums;

  dd {
    white-space: nowrap;
  }
`
