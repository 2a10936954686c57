import { translate } from '@store/sdk'
import { Inbox, type LucideIcon } from 'lucide-react'
import { Notice, NoticeText, NoticeTitle } from './notice-styles.ts'

type EmptyStateProps = {
  title: string
  /** Why it is empty. */
  text?: string
  /** The next action. */
  action?: React.ReactNode
  icon?: LucideIcon
}

/**
 * The empty state of a list, with a reason and the next action. Messages of the contract are translated.
 * @example <EmptyState title="Your cart is empty" action={<LinkButton to="/shop">Browse Products</LinkButton>} />
 */
export function EmptyState({ title, text, action, icon: Icon = Inbox }: EmptyStateProps) {
  return (
    <Notice>
      <Icon size={32} strokeWidth={1.5} aria-hidden />
      <NoticeTitle>{translate(title)}</NoticeTitle>
      {text === undefined ? null : <NoticeText>{translate(text)}</NoticeText>}
      {action}
    </Notice>
  )
}
