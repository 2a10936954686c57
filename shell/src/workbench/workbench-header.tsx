import type { RailLink } from '@store/contract/schemas/site/composition'
import { useSession, whatsAppAddress } from '@store/sdk'
import { ColorModeSwitch, theme } from '@store/ui'
import { MessageCircle } from 'lucide-react'
import styled from 'styled-components'
import { useChatQuestion } from '../layout/chat/use-chat-question.ts'
import { AccountMenu } from '../layout/header/account-menu.tsx'
import { NotificationBell } from '../layout/header/notification-bell.tsx'
import { SiteLogo } from '../layout/header/site-logo.tsx'
import { KeysHelp } from './keys-help.tsx'
import { CommandPalette } from './palette/command-palette.tsx'
import { WorkbenchMenu } from './workbench-menu.tsx'

/** One row: menu, logo, search, keys, chat, colours, notifications and account. */
export function WorkbenchHeader({ rail }: { rail: readonly RailLink[] }) {
  const { user } = useSession()
  return (
    <Row>
      <WorkbenchMenu rail={rail} />
      <SiteLogo />
      <Actions>
        <CommandPalette links={rail} />
        <KeysHelp rail={rail} />
        <Chat
          href={whatsAppAddress(useChatQuestion())}
          target="_blank"
          rel="noreferrer"
          aria-label="Chat on WhatsApp"
          title="Chat on WhatsApp"
        >
          <MessageCircle size={20} aria-hidden />
        </Chat>
        <ColorModeSwitch />
        {user && user.role !== 'superadmin' ? <NotificationBell role={user.role} /> : null}
        {user ? <AccountMenu user={user} /> : null}
      </Actions>
    </Row>
  )
}

const Row = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.depth.header};
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  height: ${theme.headerHeight};
  padding-inline: ${theme.space.xxs};
  border-block-end: 1px solid ${theme.color.border};
  background: ${theme.color.surface};

  @media print {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  margin-inline-start: auto;
`

const Chat = styled.a`
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  border-radius: ${theme.radius.m};
  color: ${theme.color.success};
`
