import { t } from '@lingui/core/macro'
import { isBuyer } from '@store/contract/rules/accounts/roles'
import type { Notification } from '@store/contract/schemas/accounts/notifications'
import { translate, useSession } from '@store/sdk'
import {
  Badge,
  Button,
  Cluster,
  formatDateTime,
  Heading,
  IconButton,
  LinkButton,
  theme,
} from '@store/ui'
import { Check, X } from 'lucide-react'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { orderPathOf } from '../order-link.ts'
import { useNotificationActions } from './use-notification-actions.ts'

const Item = styled.li<{ $isRead: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space.xxs} ${theme.space.s};
  padding: ${theme.space.s} ${theme.space.s} ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-inline-start: 4px solid
    ${({ $isRead }) => ($isRead ? theme.color.border : theme.color.primary)};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;

  time {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

const Message = styled.p`
  grid-column: 1 / -1;
  white-space: pre-line;
`

const Foot = styled(Cluster)`
  grid-column: 1 / -1;
  justify-content: space-between;
  min-height: ${theme.targetDense};
`

/** One notification with its actions. */
export function NotificationCard({ notification }: { notification: Notification }) {
  const { createdAt, read, orderId, productId } = notification
  const title = translate(notification.title)
  const message = notification.message.split('\n').map(translate).join('\n')
  const headingId = useId()
  const { role } = useSession()
  const { markRead, dismiss } = useNotificationActions(notification._id)
  const item = useRef<HTMLLIElement>(null)
  // The pressed button disappears; keep the focus nearby.
  const handleMarkRead = () => {
    item.current?.focus()
    void markRead()
  }
  const handleDismiss = () => {
    item.current?.parentElement?.focus()
    void dismiss()
  }
  return (
    <Item ref={item} $isRead={read} tabIndex={-1} aria-labelledby={headingId}>
      <Cluster gap="xs">
        <Heading id={headingId} level={2} size="m">
          {title}
        </Heading>
        {read ? null : <Badge tone="info">{t`New`}</Badge>}
      </Cluster>
      <IconButton label={t`Dismiss ${title}`} icon={X} onClick={handleDismiss} />
      <Message>{message}</Message>
      <Foot gap="xs">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        <Cluster gap="xs">
          {orderId !== undefined && isBuyer(role) ? (
            <LinkButton to={orderPathOf(orderId)} size="s" variant="quiet">
              {t`See the order`}
            </LinkButton>
          ) : null}
          {productId === undefined ? null : (
            <LinkButton to={`/product/${productId}`} size="s" variant="quiet">
              {t`See the product`}
            </LinkButton>
          )}
          {read ? null : (
            <Button variant="secondary" size="s" icon={Check} onClick={handleMarkRead}>
              {t`Mark as Read`}
            </Button>
          )}
        </Cluster>
      </Foot>
    </Item>
  )
}
