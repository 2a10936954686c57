import { Skeleton, TileLink, theme } from '@store/ui'
import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'

const Tile = styled(TileLink)`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: ${theme.space.xs};
`

const Title = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  font-weight: ${theme.weight.medium};

  svg {
    flex: none;
    color: ${theme.color.primary};
  }
`

const Value = styled.strong`
  font-size: ${theme.size.xxl};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.line.tight};
  overflow-wrap: anywhere;
`

const Note = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** Link and figure of a tile. */
export type FigureTileProps = {
  to: string
  title: string
  icon: LucideIcon
  /** Absent while unknown. */
  value: React.ReactNode
  /** What the figure means. */
  note: React.ReactNode
  isLoading?: boolean
}

/** A link tile with a figure; its size does not change while loading. */
export function FigureTile({ to, title, icon: Icon, value, note, ...state }: FigureTileProps) {
  return (
    <Tile to={to}>
      <Title>
        {title}
        <Icon size={20} aria-hidden />
      </Title>
      <Value>{state.isLoading ? <Skeleton width="3rem" /> : value}</Value>
      <Note>{state.isLoading ? <Skeleton width="8rem" /> : note}</Note>
    </Tile>
  )
}
