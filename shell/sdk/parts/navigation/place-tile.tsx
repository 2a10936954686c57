import { theme } from '@store/sdk'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  text-decoration: none;

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

  ${theme.media.hover} {
    &:hover {
      border-color: ${theme.color.primary};
    }
  }
`

/** Where a tile leads, and what it says. */
export type PlaceTileProps = { to: string; title: string; text: string; icon: LucideIcon }

/**
 * Leads from a dashboard to a screen.
 * @example <PlaceTile to="/orders" title="My Orders" text="Status, payment and bills" icon={Package} />
 */
export function PlaceTile({ to, title, text, icon: Icon }: PlaceTileProps) {
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
