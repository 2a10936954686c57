import { theme } from '@store/ui'
import styled from 'styled-components'

/** Caption over axis and bars, the days below the bars. */
export const Frame = styled.figure`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.xxs} ${theme.space.xs};
  margin: 0;

  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.s};
    grid-column: 1 / -1;
    font-weight: ${theme.weight.semibold};
  }
`

export const Readout = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.regular};
`

export const Axis = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-width: 4.5rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  text-align: end;
`

export const Bars = styled.svg`
  width: 100%;
  height: 10rem;
  border-block: 1px solid ${theme.color.border};
  touch-action: pan-y;

  &[data-tone='primary'] {
    fill: ${theme.color.primary};
  }

  &[data-tone='success'] {
    fill: ${theme.color.success};
  }

  [data-pointed] {
    fill: ${theme.color.text};
  }
`

export const Days = styled.div`
  display: flex;
  justify-content: space-between;
  grid-column: 2;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`
