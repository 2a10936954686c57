import { t } from '@lingui/core/macro'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import { company, useSession } from '@store/sdk'
import { ColorModeSwitch, IconButton, theme } from '@store/ui'
import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { SiteSearch } from '../../search/site-search.tsx'
import { AccountMenu } from './account-menu.tsx'
import { BuyerLinks } from './buyer-links.tsx'
import { CallLink } from './call-link.tsx'
import { isSwitchedInMenu, LanguageSwitch } from './language-switch.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { SignInLink } from './sign-in-link.tsx'
import { SiteLogo } from './site-logo.tsx'

/**
 * True once the page is scrolled more than this number of CSS pixels; renders again only when that changes. The
 * position is read only in scroll events, because reading it during a render forces a layout.
 */
function useScrolledPast(pixels: number): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const update = () => setIsPast(scrollY > pixels)
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [pixels])
  return isPast
}

/** Logo, account, wishlist, cart and navigation (site 1.3). Admins have no cart. */
export function SiteHeader() {
  const { user, role } = useSession()
  const { name: site } = company
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState(() => (isSwitchedInMenu() ? key : undefined))
  // Following a link changes the key, which closes the menu.
  const isMenuOpen = openedAt === key
  const isFixed = useScrolledPast(120)
  const navigationId = useId()
  const menuButton = useRef<HTMLButtonElement>(null)
  const handleKeyDown = ({ key: pressed }: KeyboardEvent) => {
    if (pressed !== 'Escape' || !isMenuOpen) return
    setOpenedAt(undefined)
    menuButton.current?.focus()
  }
  return (
    <Bar data-fixed={isFixed} onKeyDown={handleKeyDown}>
      <Row>
        <MenuButton
          ref={menuButton}
          label={isMenuOpen ? t`Close menu` : t`Open menu`}
          icon={isMenuOpen ? X : Menu}
          aria-expanded={isMenuOpen}
          aria-controls={navigationId}
          onClick={() => setOpenedAt(isMenuOpen ? undefined : key)}
        />
        <SiteLogo />
        <Welcome>{t`Welcome to ${site}`}</Welcome>
        <SiteSearch />
        <Actions>
          <CallLink />
          <Colors>
            {isAdmin(role) ? null : <LanguageSwitch place="header" />}
            <ColorModeSwitch />
          </Colors>
          {isAdmin(role) ? null : <BuyerLinks />}
          {user && user.role !== 'superadmin' ? <NotificationBell role={user.role} /> : null}
          {user ? <AccountMenu user={user} /> : <SignInLink />}
        </Actions>
      </Row>
      <MainNavigation id={navigationId} isOpen={isMenuOpen} />
    </Bar>
  )
}

// Sticky elements keep their place in the page, so becoming fixed moves nothing; past 120 px it gets a shadow (site 1.4).
const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.depth.header};
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
  transition: box-shadow ${theme.motion.normal};

  &[data-fixed='true'] {
    box-shadow: ${theme.shadow.raised};
  }

  @media print {
    display: none;
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  max-width: calc(${theme.width.wide} + 2 * ${theme.space.m});
  height: ${theme.headerRow};
  margin-inline: auto;
  padding-inline: ${theme.space.xs};

  ${theme.media.phone} {
    gap: 0;
  }

  ${theme.media.tablet} {
    padding-inline: ${theme.space.m};
  }
`

const MenuButton = styled(IconButton)`
  ${theme.media.tablet} {
    display: none;
  }
`

const Welcome = styled.p`
  display: none;
  overflow: hidden;
  min-width: 0;
  padding-inline-start: ${theme.space.m};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${theme.media.desktop} {
    display: block;
  }
`

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.xxs};

  ${theme.media.tablet} {
    margin-inline-start: auto;
  }
`

const Colors = styled.div`
  display: flex;

  ${theme.media.phone} {
    display: none;
  }
`
