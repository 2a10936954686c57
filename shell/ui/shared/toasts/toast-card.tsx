import { t } from '@lingui/core/macro'
import { translate } from '@store/sdk'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { IconButton } from '../actions/icon-button.tsx'
import { LinkButton } from '../actions/link-button.tsx'
import { theme } from '../theme/theme.ts'
import { linkToastDurationMs, type Toast, type ToastTone, toast, toastDurationMs } from './toast.ts'

const drop = keyframes`
  from { opacity: 0; transform: translateY(-0.5rem); }
`

const inkOf: Record<ToastTone, string> = {
  success: theme.color.success,
  error: theme.color.danger,
  info: theme.color.primary,
}

const iconOf = { success: CircleCheck, error: CircleAlert, info: Info }

const Surface = styled.li<{ $tone: ToastTone }>`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  padding-inline-start: ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-inline-start: 4px solid ${({ $tone }) => inkOf[$tone]};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.overlay};
  pointer-events: auto;

  ${theme.media.motion} {
    animation: ${drop} ${theme.motion.normal} ease-out;
  }

  > svg {
    flex: none;
    color: ${({ $tone }) => inkOf[$tone]};
  }
`

const Text = styled.p`
  flex: 1;
  min-width: 0;
  padding-block: ${theme.space.s};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
`

/** Dismisses a toast after its duration; pausing restarts the duration. */
function useToastTimeout({ id, tone, link }: Toast, isPaused: boolean): void {
  const duration = link ? linkToastDurationMs : toastDurationMs[tone]
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => toast.dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, isPaused])
}

/** One toast with icon, text, its link if it has one, and close button. It stays while it is hovered or focused. */
export function ToastCard({ shown }: { shown: Toast }) {
  const [isPaused, setIsPaused] = useState(false)
  useToastTimeout(shown, isPaused)
  const pause = () => setIsPaused(true)
  const resume = () => setIsPaused(false)
  const { link } = shown
  const dismiss = () => toast.dismiss(shown.id)
  const Icon = iconOf[shown.tone]
  return (
    <Surface
      $tone={shown.tone}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon size={20} aria-hidden />
      <Text>{translate(shown.text)}</Text>
      {link ? (
        <LinkButton to={link.to} variant="quiet" onClick={dismiss}>
          {translate(link.text)}
        </LinkButton>
      ) : null}
      <IconButton label={t`Dismiss`} icon={X} onClick={dismiss} />
    </Surface>
  )
}
