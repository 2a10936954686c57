import { t } from '@lingui/core/macro'
import { whatsAppAddress } from '@store/sdk'
import { theme } from '@store/ui'
import { MessageCircle } from 'lucide-react'
import styled from 'styled-components'
import { useChatQuestion } from './use-chat-question.ts'

/**
 * Floats on every page and opens a chat with the company (site 1.5). It covers no control: on wide screens it is in a
 * lane beside the page, on narrow ones in a bar below it (decision 0050).
 */
export function WhatsAppButton() {
  const label = t`Chat on WhatsApp`
  return (
    <aside aria-label={t`Chat`}>
      <ChatLink
        href={whatsAppAddress(useChatQuestion())}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        title={label}
      >
        <MessageCircle aria-hidden />
        <Label>{label}</Label>
      </ChatLink>
    </aside>
  )
}

const ChatLink = styled.a`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${theme.depth.sticky};
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  height: ${theme.viewportFloor};
  padding-block-end: env(safe-area-inset-bottom, 0px);
  border-block-start: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
  color: ${theme.color.success};
  font-weight: ${theme.weight.semibold};
  text-decoration: none;

  &:focus-visible {
    outline-offset: -4px;
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
  }

  ${theme.media.desktop} {
    inset-block-end: ${theme.space.m};
    inset-inline: auto ${theme.space.m};
    width: 3.25rem;
    height: 3.25rem;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.success};
    box-shadow: ${theme.shadow.overlay};
    color: ${theme.color.page};

    &:focus-visible {
      outline-offset: 2px;
    }

    svg {
      width: 1.625rem;
      height: 1.625rem;
    }
  }

  @media print {
    display: none;
  }
`

const Label = styled.span`
  ${theme.media.desktop} {
    display: none;
  }
`
