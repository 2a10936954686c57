import type { ComplaintReply } from '@store/contract/schemas/accounts/contact'
import { formatDateTime, Stack, theme } from '@store/ui'
import styled from 'styled-components'

const Reply = styled.li`
  padding-inline-start: ${theme.space.s};
  border-inline-start: 3px solid ${theme.color.primary};
`

const Author = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** A text as it was typed. */
export const TypedText = styled.p`
  max-width: ${theme.width.text};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/** The replies to a message, oldest first: who wrote what, and when. */
export function ReplyList({ replies }: { replies: readonly ComplaintReply[] }) {
  return (
    <Stack as="ul" gap="xs" aria-label="Replies">
      {replies.map(({ _id, at, by, message }) => (
        <Reply key={_id}>
          <Author>
            {by} replied on <time dateTime={at}>{formatDateTime(at)}</time>
          </Author>
          <TypedText>{message}</TypedText>
        </Reply>
      ))}
    </Stack>
  )
}
