import { isAdmin } from '@store/contract/rules/accounts/roles'
import * as adminMessages from '@store/contract/rules/admin-messages'
import * as messages from '@store/contract/rules/messages'
import type { UserDetails, UserSessions } from '@store/contract/schemas/accounts/user-details'
import { messageOf } from '@store/sdk'
import {
  Badge,
  Button,
  ConfirmDialog,
  formatCount,
  formatDateTime,
  Loading,
  Panel,
  QueryView,
  Skeleton,
  Stack,
  theme,
  toast,
} from '@store/ui'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useRights } from '../../rights/use-rights.ts'
import { useStepUp } from '../../security/step-up/use-step-up.tsx'
import { useEndUserSessionsMutation, useGetUserSessionsQuery } from './user-page-api.ts'

const Session = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  padding-block: ${theme.space.xxs};
  border-block-end: 1px solid ${theme.color.border};

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

type SessionListProps = { user: UserDetails; answer: UserSessions }

function SessionList({ user, answer: { sessions, total } }: SessionListProps) {
  const stepUp = useStepUp()
  const [endSessions, { isLoading }] = useEndUserSessionsMutation()
  const [isAsking, setIsAsking] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const { mayDo } = useRights()
  const mayEnd = mayDo(isAdmin(user.role) ? 'all' : ['users'])
  const others = total - sessions.filter(({ current }) => current).length

  const end = async (sessionId?: string) => {
    setIsAsking(false)
    const ended = { userId: user._id, ...(sessionId !== undefined && { sessionId }) }
    try {
      const { message } = await stepUp.run(() => endSessions(ended).unwrap())
      toast.success(message)
    } catch (error) {
      toast.error(messageOf(error, messages.unexpected))
    }
    // The pressed button disappears; keep the focus nearby.
    list.current?.focus()
  }

  return (
    <Stack gap="s">
      {total === 0 ? <p>Nobody is logged in with this account.</p> : null}
      <ul ref={list} tabIndex={-1} aria-label="Sessions">
        {sessions.map(({ _id, createdAt, expiresAt, current }) => (
          <Session key={_id}>
            <div>
              Since {formatDateTime(createdAt)}{' '}
              {current ? <Badge tone="info">This session</Badge> : null}
              <small>Expires {formatDateTime(expiresAt)}</small>
            </div>
            {current || !mayEnd ? null : (
              <Button
                variant="secondary"
                size="s"
                disabled={isLoading}
                aria-label={`End the session since ${formatDateTime(createdAt)}`}
                onClick={() => void end(_id)}
              >
                End
              </Button>
            )}
          </Session>
        ))}
      </ul>
      {total > sessions.length ? (
        <p>{`And ${formatCount(total - sessions.length)} older ones.`}</p>
      ) : null}
      {others === 0 || !mayEnd ? null : (
        <Button variant="secondary" size="s" busy={isLoading} onClick={() => setIsAsking(true)}>
          End all
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        question={`End all sessions of ${user.name}?`}
        confirmLabel="End all sessions"
        danger
        onConfirm={() => void end()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{user.name} is logged out everywhere at once, and may log in again.</p>
      </ConfirmDialog>
      {stepUp.dialog}
    </Stack>
  )
}

/** The sessions in which somebody is signed in with an account, to end them. */
export function SessionPanel({ user }: { user: UserDetails }) {
  const sessions = useGetUserSessionsQuery(user._id, { refetchOnMountOrArgChange: true })
  return (
    <Panel title="Sessions">
      <QueryView
        query={sessions}
        failure={adminMessages.users.sessionsFailed}
        loading={
          <Loading label="Loading sessions...">
            <Skeleton height="3rem" />
          </Loading>
        }
      >
        {(answer) => <SessionList user={user} answer={answer} />}
      </QueryView>
    </Panel>
  )
}
