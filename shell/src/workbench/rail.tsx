import type { RailLink } from '@store/contract/schemas/site/composition'
import { useWaitingCounts } from '@store/sdk'
import { IconButton, theme, VisuallyHidden } from '@store/ui'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { railIconOf } from './rail-icons.ts'
import { useCollapsedRail } from './use-collapsed-rail.ts'

/** The links of the workbench, on the left of every screen of it; on phones they are in the menu. */
export function Rail({ links }: { links: readonly RailLink[] }) {
  const { isCollapsed, toggle } = useCollapsedRail()
  return (
    <Column data-collapsed={isCollapsed}>
      <RailLinks links={links} />
      <Toggle
        label={isCollapsed ? 'Widen the rail' : 'Narrow the rail'}
        icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
        aria-expanded={!isCollapsed}
        onClick={toggle}
      />
    </Column>
  )
}

/** The same links as a list, for the rail and for the menu of phones. */
export function RailLinks({ links }: { links: readonly RailLink[] }) {
  const shown = links.filter(({ isInPaletteOnly }) => !isInPaletteOnly)
  return (
    <nav aria-label="Back office">
      <ul>
        {shown.map((link) => (
          <li key={link.to}>
            <RailTarget
              link={link}
              isParent={shown.some(({ to }) => to.startsWith(`${link.to}/`))}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** @param isParent another link leads to a screen below this one, which is then the current one */
function RailTarget({ link, isParent }: { link: RailLink; isParent: boolean }) {
  const { label, to, icon, count, key } = link
  const [path, field = ''] = count?.split('#') ?? []
  const waiting = useWaitingCounts(path)?.[field]
  const Icon = railIconOf(icon)
  return (
    <Target to={to} end={isParent} title={key === undefined ? label : `${label} (g ${key})`}>
      <Icon size={18} aria-hidden />
      <Label>{label}</Label>
      {waiting ? (
        <Count>
          {waiting > 999 ? '999+' : waiting}
          <VisuallyHidden> waiting</VisuallyHidden>
        </Count>
      ) : null}
    </Target>
  )
}

const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`

const Count = styled.span`
  padding-inline: ${theme.space.xxs};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accentSoft};
  color: ${theme.color.accentText};
  font-size: ${theme.size.xs};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.semibold};
  line-height: 1.25rem;
  min-width: 1.25rem;
  text-align: center;
`

const Target = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: ${theme.targetDense};
  padding-inline: ${theme.space.s};
  border-radius: ${theme.radius.m};
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  svg {
    flex: none;
    color: ${theme.color.textMuted};
  }

  &[aria-current='page'] {
    background: ${theme.color.primarySoft};

    &,
    svg {
      color: ${theme.color.primary};
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.primarySoft};
    }
  }
`

const narrowed = css`
  ${Label} {
    position: absolute;
    clip-path: inset(50%);
  }

  ${Target} {
    justify-content: center;
    padding-inline: 0;
  }

  ${Count} {
    position: absolute;
    inset-block-start: -2px;
    inset-inline-end: 0;
    min-width: 1rem;
    padding-inline: 2px;
    line-height: 1rem;
  }
`

/** In sight wherever the page is scrolled, over the last links in a low window. */
const Toggle = styled(IconButton)`
  position: sticky;
  inset-block-end: ${theme.space.xs};
  margin: auto ${theme.space.xxs} ${theme.space.xs};
  background: ${theme.color.surface};
  color: ${theme.color.textMuted};

  /* Smaller windows have the narrow rail. */
  @media (width < 85rem) {
    display: none;
  }
`

/** As high as the page, for how much of the announcements is above it is not known. */
const Column = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  width: ${theme.railWidth};
  border-inline-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  > nav {
    position: sticky;
    inset-block-start: ${theme.headerHeight};
    max-height: calc(${theme.viewportHeight} - ${theme.headerHeight} - ${theme.target});
    padding: ${theme.space.xs} ${theme.space.xxs} ${theme.space.xxl};
    overflow-y: auto;
  }

  ${theme.media.phone} {
    display: none;
  }

  @media (width < 85rem) {
    ${narrowed}
  }

  &[data-collapsed='true'] {
    ${narrowed}
  }

  @media print {
    display: none;
  }
`
