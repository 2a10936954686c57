import type { Complaint } from '@store/contract/schemas/accounts/contact'
import { Card, Cluster, formatDateTime, Heading, Stack, theme } from '@store/ui'
import { type KeyboardEvent, useId, useRef } from 'react'
import styled from 'styled-components'
import { ComplaintActions } from './complaint-actions.tsx'
import { ComplaintFacts, SenderLine } from './complaint-facts.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReplyList, TypedText } from './reply-list.tsx'

const Moment = styled.time`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

type ComplaintCardProps = {
  complaint: Complaint
  isReplying: boolean
  onReply: () => void
  onReplyEnd: () => void
  /** The message is about to leave the tab. */
  onLeave: () => void
}

/** One complaint with the sender's contact data, its replies, and what to do with it. */
export function ComplaintCard(props: ComplaintCardProps) {
  const { complaint, isReplying, onReply, onReplyEnd, onLeave } = props
  const { createdAt, name, message, replies, sender, state } = complaint
  const headingId = useId()
  const card = useRef<HTMLLIElement>(null)

  const handleKeyDown = (event: KeyboardEvent) => {
    const isOnCard = event.target === card.current
    if (event.key === 'Enter' && isOnCard && state === 'open') {
      event.preventDefault()
      onReply()
    }
    if (event.key === 'Escape' && !isOnCard) card.current?.focus()
  }
  const handleCancel = () => {
    onReplyEnd()
    card.current?.focus()
  }
  const handleSent = () => {
    onLeave()
    onReplyEnd()
  }
  return (
    <Card
      as="li"
      ref={card}
      tabIndex={-1}
      data-row
      aria-labelledby={headingId}
      onKeyDown={handleKeyDown}
    >
      <Stack gap="xs">
        <Cluster justify="space-between" align="baseline">
          <Heading id={headingId} level={2} size="m">
            {name}
          </Heading>
          <Moment dateTime={createdAt}>{formatDateTime(createdAt)}</Moment>
        </Cluster>
        <ComplaintFacts complaint={complaint} />
        {sender === undefined ? null : <SenderLine sender={sender} />}
        <TypedText>{message}</TypedText>
        {replies.length === 0 ? null : <ReplyList replies={replies} />}
        {isReplying ? (
          <ReplyForm complaint={complaint} onSent={handleSent} onCancel={handleCancel} />
        ) : null}
        <ComplaintActions
          complaint={complaint}
          isReplying={isReplying}
          onReply={onReply}
          onLeave={onLeave}
        />
      </Stack>
    </Card>
  )
}
