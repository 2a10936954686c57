import { t } from '@lingui/core/macro'
import { company } from '@store/sdk'
import { Avatar, Grid, Heading, PageBody, PageHeader, theme } from '@store/ui'
import styled from 'styled-components'
import { type Leader, leaders } from './leaders.ts'

function LeaderCard({ leader: { name, title, experience } }: { leader: Leader }) {
  return (
    <Card>
      <Avatar name={name} size="l" />
      <div>
        <Heading level={2} size="l">
          {name}
        </Heading>
        <strong>{title}</strong>
        <p>{experience}</p>
      </div>
    </Card>
  )
}

/** Six leadership cards: name, title and experience (screens 1.5). */
export function OurTeamScreen() {
  const { name } = company
  return (
    <PageBody>
      <PageHeader title={t`Our Team`}>
        {t`The people who answer for ${name}. Most have been here for longer than the products.`}
      </PageHeader>
      <Grid as="ul" min="20rem">
        {leaders().map((leader) => (
          <LeaderCard key={leader.name} leader={leader} />
        ))}
      </Grid>
    </PageBody>
  )
}

const Card = styled.li`
  display: flex;
  align-items: start;
  gap: ${theme.space.m};
  padding: ${theme.space.l} ${theme.space.m};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
  list-style: none;

  strong {
    color: ${theme.color.primary};
    font-weight: ${theme.weight.medium};
  }

  p {
    margin-block-start: ${theme.space.xs};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`
