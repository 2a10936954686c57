import { Card, DefinitionList, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** One below the other on a phone, so that large amounts fit; same grid while loading. */
const Tiles = styled(DefinitionList)`
  display: grid;
  gap: ${theme.space.s};

  ${theme.media.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space.m};
  }

  ${theme.media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  }
`

/** The link of a figure covers its whole tile. */
const Tile = styled(Card)`
  position: relative;
  padding-block: ${theme.space.s};

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Value = styled.dd`
  font-size: ${theme.size.xl};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.line.normal};
  overflow-wrap: anywhere;

  ${theme.media.tablet} {
    font-size: ${theme.size.xxl};
  }
`

const Note = styled.dd`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** A figure of a dashboard. */
export type Figure = {
  label: string
  value: React.ReactNode
  to?: string | undefined
  /** What it counts, in a few words. */
  meaning: string
  /** How it changed lately. */
  history: React.ReactNode
}

/** Figures side by side; labels and what they count show while loading, so that nothing moves. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Tiles>
      {figures.map(({ label, value, to, meaning, history }) => (
        <Tile key={label}>
          <dt>{to === undefined ? label : <Link to={to}>{label}</Link>}</dt>
          <Value>{value}</Value>
          <Note>{meaning}</Note>
          <dd>{history}</dd>
        </Tile>
      ))}
    </Tiles>
  )
}
