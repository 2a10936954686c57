import { t } from '@lingui/core/macro'
import { whatsAppAddress } from '@store/sdk'
import { theme } from '@store/ui'
import { MessageCircle } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { useChatQuestion } from './use-chat-question.ts'
import { useFreePlace } from './use-free-place.ts'

/** Floats on every page, off all controls, and opens a chat with the company (site 1.5, decision 0187). */
export function ChatButton() {
  const ref = useRef<HTMLAnchorElement>(null)
  const { lift, isAway } = useFreePlace(ref)
  const label = t`Chat on WhatsApp`
  return (
    <aside aria-label={t`Chat`}>
      <ChatLink
        ref={ref}
        href={whatsAppAddress(useChatQuestion())}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        title={label}
        data-away={isAway || undefined}
        // No layout shift is counted of what is translated.
        style={lift === 0 ? undefined : { translate: `0 ${-lift}px` }}
      >
        <MessageCircle aria-hidden />
      </ChatLink>
    </aside>
  )
}

const ChatLink = styled.a`
  position: fixed;
  inset-block-end: calc(${theme.viewportFloor} + ${theme.space.xs});
  inset-inline-end: ${theme.space.xs};
  z-index: ${theme.depth.sticky};
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.success};
  box-shadow: ${theme.shadow.overlay};
  color: ${theme.color.page};
  transition: opacity ${theme.motion.normal};

  /* It stays in the order of focus. */
  &[data-away]:not(:focus-visible) {
    opacity: 0;
    pointer-events: none;
  }

  svg {
    width: 1.5rem;
    height: 1.5rem;
  }

  ${theme.media.desktop} {
    inset-block-end: ${theme.space.m};
    inset-inline-end: ${theme.space.m};
    width: 3.25rem;
    height: 3.25rem;
  }

  @media print {
    display: none;
  }
`
