import type { Notification } from '@store/contract/schemas/accounts/notifications'
import { Badge, Cluster, formatDateTime, Heading, theme } from '@store/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Item = styled.li`
  display: grid;
  gap: ${theme.space.xxs};
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-inline-start: 4px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;

  &[data-new] {
    border-inline-start-color: ${theme.color.primary};
  }

  time,
  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

const Message = styled.p`
  white-space: pre-line;
`

const Foot = styled(Cluster)`
  min-height: ${theme.targetDense};
`

type NoticeCardProps = {
  notification: Notification
  /** Badge beside the title. */
  badge?: string | undefined
  isNew?: boolean
  /** A few words beside the time. */
  note?: string | undefined
  /** Link to the subject. */
  link?: { to: string; label: string } | undefined
  ref?: React.Ref<HTMLLIElement>
  /** Actions. */
  children: React.ReactNode
}

/** A notification with its actions, as an admin sees it. */
export function NoticeCard(props: NoticeCardProps) {
  const { notification, badge, isNew = false, note, link, ref, children } = props
  const { title, message, createdAt } = notification
  const headingId = useId()
  return (
    <Item ref={ref} tabIndex={-1} aria-labelledby={headingId} data-new={isNew || undefined}>
      <Cluster gap="xs">
        <Heading id={headingId} level={2} size="m">
          {title}
        </Heading>
        {badge === undefined ? null : <Badge tone={isNew ? 'info' : 'neutral'}>{badge}</Badge>}
      </Cluster>
      <Message>
        {message} {link === undefined ? null : <Link to={link.to}>{link.label}</Link>}
      </Message>
      <Foot gap="xs" justify="space-between">
        <Cluster gap="xs">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {note === undefined ? null : <small>{note}</small>}
        </Cluster>
        <Cluster gap="xs">{children}</Cluster>
      </Foot>
    </Item>
  )
}
