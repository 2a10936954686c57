import { company, theme, whatsAppAddress } from '@store/sdk'
import { MessageCircle } from 'lucide-react'
import styled from 'styled-components'

/** Floats at the corner of every page and opens a chat with the company (spec §2). */
export function WhatsAppButton() {
  return (
    <aside aria-label="Chat">
      <ChatLink
        href={whatsAppAddress(`Hello ${company.name}, I have a question.`)}
        target="_blank"
        rel="noreferrer"
        aria-label="Chat on WhatsApp"
        title="Chat on WhatsApp"
      >
        <MessageCircle size={26} aria-hidden />
      </ChatLink>
    </aside>
  )
}

const ChatLink = styled.a`
  position: fixed;
  inset-block-end: ${theme.space.xs};
  inset-inline-end: ${theme.space.xs};
  z-index: ${theme.depth.sticky};
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.success};
  box-shadow: ${theme.shadow.overlay};
  color: ${theme.color.page};

  /* On narrow screens it stands over what is to be pressed, so it is no larger than a finger needs. */
  ${theme.media.desktop} {
    inset-block-end: ${theme.space.m};
    inset-inline-end: ${theme.space.m};
    width: 3.25rem;
    height: 3.25rem;
  }
`
