import type { Complaint } from '@store/contract/schemas/accounts/contact'
import {
  Card,
  Cluster,
  Definition,
  DefinitionList,
  formatDateTime,
  Heading,
  Stack,
  theme,
} from '@store/ui'
import { useId } from 'react'
import styled from 'styled-components'

const Facts = styled(DefinitionList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xxs} ${theme.space.l};
  font-size: ${theme.size.s};

  div {
    display: flex;
    gap: ${theme.space.xs};
    min-width: 0;
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

const Moment = styled.time`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

const Message = styled.p`
  max-width: ${theme.width.text};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/** The mobile number, which the contact form sends as the subject (spec §2, Contact). */
export function parseMobile(subject: string): string | undefined {
  return /^\+?[\d\s-]{10,20}$/.test(subject.trim()) ? subject.replaceAll(/[\s-]/g, '') : undefined
}

/** One complaint with the sender's contact data. */
export function ComplaintCard({ complaint }: { complaint: Complaint }) {
  const { subject, createdAt, name, email, message } = complaint
  const headingId = useId()
  const mobile = parseMobile(subject)
  return (
    <Card as="li" aria-labelledby={headingId}>
      <Stack gap="xs">
        <Cluster justify="space-between" align="baseline">
          <Heading id={headingId} level={2} size="m">
            {name}
          </Heading>
          <Moment dateTime={createdAt}>{formatDateTime(createdAt)}</Moment>
        </Cluster>
        <Facts>
          <Definition term="Subject">{subject}</Definition>
          <Definition term="Email">
            <a href={`mailto:${email}`}>{email}</a>
          </Definition>
          <Definition term="Mobile">
            {mobile === undefined ? 'N/A' : <a href={`tel:${mobile}`}>{mobile}</a>}
          </Definition>
        </Facts>
        <Message>{message}</Message>
      </Stack>
    </Card>
  )
}
