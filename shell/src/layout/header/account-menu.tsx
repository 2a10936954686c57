import { t } from '@lingui/core/macro'
import { tierRequestText } from '@store/contract/rules/accounts/approvals/tier-request-messages'
import type { User } from '@store/contract/schemas/accounts/accounts'
import { signOut } from '@store/host'
import { translate, useAppDispatch } from '@store/sdk'
import { Avatar, Button, theme } from '@store/ui'
import { LogOut } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useSiteMap } from '../../routing/site-map-context.tsx'
import { linkLabelOf } from './link-label.ts'
import { Popover, PopoverContainer } from './popover.ts'
import { useDisclosure } from './use-disclosure.ts'

/**
 * The first letter of the signed-in person; shows e-mail and Logout (site 1.3), and between them the links that
 * the live remotes offer to the role.
 */
export function AccountMenu({ user }: { user: User }) {
  const { name, email, tierRequest } = user
  const { isOpen, container, button, panel } = useDisclosure()
  const dispatch = useAppDispatch()
  const links = useSiteMap().accountLinksFor(user.role)
  const handleLogout = () => {
    // Do not wait for the server: the user is signed out locally at once and redirected to Login.
    void dispatch(signOut())
  }
  return (
    <PopoverContainer {...container}>
      <AvatarButton type="button" aria-label={t`Account of ${name}`} {...button}>
        <Avatar name={name} />
      </AvatarButton>
      {isOpen && (
        <Popover {...panel}>
          <div>
            <Name>{name}</Name>
            <Email>{email}</Email>
            {tierRequest && <Email>{translate(tierRequestText(tierRequest))}</Email>}
          </div>
          {links.length > 0 && (
            <nav aria-label={t`Account`}>
              <Links>
                {links.map((link) => (
                  <li key={link.to}>
                    <Target to={link.to}>{linkLabelOf(link)}</Target>
                  </li>
                ))}
              </Links>
            </nav>
          )}
          <Button variant="secondary" icon={LogOut} wide onClick={handleLogout}>
            {t`Logout`}
          </Button>
        </Popover>
      )}
    </PopoverContainer>
  )
}

const AvatarButton = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: none;
  cursor: pointer;
`

const Links = styled.ul`
  margin-inline: calc(-1 * ${theme.space.m});
  padding-block: ${theme.space.xxs};
  border-block: 1px solid ${theme.color.border};
`

const Target = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${theme.target};
  padding-inline: ${theme.space.m};
  color: ${theme.color.text};
  text-decoration: none;

  &:focus-visible {
    outline-offset: -2px;
  }

  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.surfaceSunken};
      color: ${theme.color.primary};
    }
  }
`

const Name = styled.p`
  font-weight: ${theme.weight.semibold};
`

const Email = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`
