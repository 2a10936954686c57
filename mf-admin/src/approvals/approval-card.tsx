import { roleNameOf } from '@store/contract/rules/accounts/roles'
import type { Approval } from '@store/contract/schemas/accounts/approvals'
import { Badge, Card, Cluster, formatDateTime, Heading, Stack, theme } from '@store/ui'
import { type KeyboardEvent, useId, useRef } from 'react'
import styled from 'styled-components'
import { ApprovalFacts } from './approval-facts.tsx'
import { Decision } from './decision.tsx'

const Moment = styled.time`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

type ApprovalCardProps = {
  approval: Approval
  /** The account is about to leave the queue. */
  onLeave: () => void
}

/** One account that waits, with what its details say about themselves, and the decision. */
export function ApprovalCard({ approval, onLeave }: ApprovalCardProps) {
  const { tier, name, firmName = name, checks, requestedAt, refusedBefore } = approval
  const headingId = useId()
  const card = useRef<HTMLLIElement>(null)

  const handleKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target !== card.current) card.current?.focus()
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
      <Stack gap="s">
        <Cluster justify="space-between" align="baseline">
          <Cluster gap="xs" align="baseline">
            <Heading id={headingId} level={2} size="m">
              {firmName}
            </Heading>
            <Badge tone="info">{roleNameOf(tier)}</Badge>
          </Cluster>
          <Moment dateTime={requestedAt}>Waiting since {formatDateTime(requestedAt)}</Moment>
        </Cluster>
        <ApprovalFacts approval={approval} />
        {refusedBefore === undefined ? null : <p>Refused before: {refusedBefore}</p>}
        <Decision
          approval={approval}
          wrong={checks.filter(({ result }) => result === 'wrong').map(({ text }) => text)}
          onLeave={onLeave}
        />
      </Stack>
    </Card>
  )
}
