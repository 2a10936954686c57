import type { RailLink } from '@store/contract/schemas/site/composition'
import { useSession } from '@store/sdk'
import { IconButton, theme } from '@store/ui'
import { Menu, X } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { Popover, PopoverContainer } from '../layout/header/popover.ts'
import { useDisclosure } from '../layout/header/use-disclosure.ts'
import { useSiteMap } from '../routing/site-map-context.tsx'
import { RailLinks } from './rail.tsx'

/** The navigation of the site (site 2.1), and on phones the links of the rail above it. */
export function WorkbenchMenu({ rail }: { rail: readonly RailLink[] }) {
  const { role } = useSession()
  const links = useSiteMap().linksFor(role)
  const { isOpen, container, button, panel } = useDisclosure()
  return (
    <PopoverContainer {...container}>
      <IconButton
        label={isOpen ? 'Close menu' : 'Open menu'}
        icon={isOpen ? X : Menu}
        {...button}
      />
      {isOpen && (
        <Panel {...panel}>
          <PhoneOnly>
            <RailLinks links={rail} />
          </PhoneOnly>
          <nav aria-label="Main">
            <ul>
              {links.map((link) => (
                <li key={`${link.label} ${link.to}`}>
                  <Target to={link.to} end={link.to === '/'}>
                    {link.label}
                  </Target>
                </li>
              ))}
            </ul>
          </nav>
        </Panel>
      )}
    </PopoverContainer>
  )
}

const Panel = styled(Popover)`
  inset-inline: 0 auto;
  max-height: calc(${theme.viewportHeight} - ${theme.headerHeight});
  overflow-y: auto;
`

const PhoneOnly = styled.div`
  padding-block-end: ${theme.space.s};
  border-block-end: 1px solid ${theme.color.border};

  ${theme.media.tablet} {
    display: none;
  }
`

const Target = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: ${theme.targetDense};
  padding-inline: ${theme.space.s};
  color: ${theme.color.text};
  text-decoration: none;

  &[aria-current='page'] {
    color: ${theme.color.primary};
  }

  ${theme.media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }
`
