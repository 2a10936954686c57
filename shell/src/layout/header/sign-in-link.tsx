import { t } from '@lingui/core/macro'
import { IconButton, LinkButton, theme } from '@store/ui'
import { UserRound } from 'lucide-react'
import styled from 'styled-components'
import { Popover, PopoverContainer } from './popover.ts'
import { useDisclosure } from './use-disclosure.ts'

/** The login button; on small screens inside a popover of a user icon (site 1.3). */
export function SignInLink() {
  const { isOpen, container, button, panel } = useDisclosure()
  return (
    <>
      <WideOnly>
        <LinkButton to="/login" size="s">
          {t`Login/Register`}
        </LinkButton>
      </WideOnly>
      <SmallOnly {...container}>
        <IconButton label={t`Account`} icon={UserRound} {...button} />
        {isOpen && (
          <Popover {...panel}>
            <LinkButton to="/login" wide>
              {t`Login/Register`}
            </LinkButton>
          </Popover>
        )}
      </SmallOnly>
    </>
  )
}

const WideOnly = styled.div`
  ${theme.media.phone} {
    display: none;
  }
`

const SmallOnly = styled(PopoverContainer)`
  ${theme.media.tablet} {
    display: none;
  }
`
