import type { User } from '@store/contract/schemas/accounts/accounts'
import { signOut } from '@store/host'
import { useAppDispatch } from '@store/sdk'
import { Avatar, Button, theme } from '@store/ui'
import { LogOut } from 'lucide-react'
import styled from 'styled-components'
import { Popover, PopoverContainer } from './popover.ts'
import { useDisclosure } from './use-disclosure.ts'

/** The first letter of the signed-in person; shows e-mail and Logout (spec §2, header). */
export function AccountMenu({ user }: { user: User }) {
  const { isOpen, container, button, panel } = useDisclosure()
  const dispatch = useAppDispatch()
  const handleLogout = () => {
    // Do not wait for the server: the user is signed out locally at once and redirected to Login.
    void dispatch(signOut())
  }
  return (
    <PopoverContainer {...container}>
      <AvatarButton type="button" aria-label={`Account of ${user.name}`} {...button}>
        <Avatar name={user.name} />
      </AvatarButton>
      {isOpen && (
        <Popover {...panel}>
          <div>
            <Name>{user.name}</Name>
            <Email>{user.email}</Email>
          </div>
          <Button variant="secondary" icon={LogOut} wide onClick={handleLogout}>
            Logout
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

const Name = styled.p`
  font-weight: ${theme.weight.semibold};
`

const Email = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  overflow-wrap: anywhere;
`
