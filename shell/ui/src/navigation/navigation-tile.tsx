import { theme } from '@store/ui/shared'
import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { TileLink } from './tile-link.ts'

const Tile = styled(TileLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};

  svg {
    flex: none;
    color: ${theme.color.primary};
  }

  strong {
    display: block;
  }

  span {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

export type NavigationTileProps = { to: string; title: string; text: string; icon: LucideIcon }

/**
 * A tile of a dashboard that links to a screen.
 * @example <NavigationTile to="/orders" title="My Orders" text="Status, payment and bills" icon={Package} />
 */
export function NavigationTile({ to, title, text, icon: Icon }: NavigationTileProps) {
  return (
    <Tile to={to}>
      <Icon aria-hidden />
      <div>
        <strong>{title}</strong>
        <span>{text}</span>
      </div>
    </Tile>
  )
}
