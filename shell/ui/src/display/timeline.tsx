import { theme } from '@store/ui/shared'
import styled from 'styled-components'
import { formatDateTime } from '../formats/format-date-time.ts'

type Tone = 'neutral' | 'success' | 'danger'

/** An event of a timeline. */
export type TimelineEvent = {
  id: string
  /** ISO 8601 in UTC. */
  at: string
  title: string
  text?: string
  tone?: Tone
}

const dotColor: Record<Tone, string> = {
  neutral: theme.color.primary,
  success: theme.color.success,
  danger: theme.color.danger,
}

const Step = styled.li<{ $tone: Tone }>`
  position: relative;
  overflow-wrap: anywhere;
  padding: 0 0 ${theme.space.m} ${theme.space.l};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0.4em;
    inset-inline-start: 0;
    width: ${theme.space.s};
    height: ${theme.space.s};
    border: 2px solid ${({ $tone }) => dotColor[$tone]};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.surface};
  }

  &:last-child::before {
    background: ${({ $tone }) => dotColor[$tone]};
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(0.4em + ${theme.space.s}) -0.4em;
    inset-inline-start: calc(${theme.space.s} / 2 - 1px);
    border-inline-start: 2px solid ${theme.color.border};
  }
`

const Title = styled.p`
  font-weight: ${theme.weight.medium};
`

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/**
 * Events, oldest first; the last one is the current state.
 * @example <Timeline events={order.timeline.map(toTimelineEvent)} />
 */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol>
      {events.map(({ id, at, title, text, tone = 'neutral' }) => (
        <Step key={id} $tone={tone}>
          <Title>{title}</Title>
          {text === undefined ? null : <Muted>{text}</Muted>}
          <Muted as="time" dateTime={at}>
            {formatDateTime(at)}
          </Muted>
        </Step>
      ))}
    </ol>
  )
}
