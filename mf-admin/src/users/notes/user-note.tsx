import * as adminMessages from '@store/contract/rules/admin-messages'
import { statusOf } from '@store/sdk'
import { Button, Cluster, FailedState, Loading, QueryView, Skeleton, Stack, theme } from '@store/ui'
import { StickyNote } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useRights } from '../../rights/use-rights.ts'
import { UserNoteForm } from './user-note-form.tsx'
import { useGetUserNoteQuery } from './user-notes-api.ts'

const Text = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

const Muted = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** What admins note about an account for each other, to read and to change. */
export function UserNote({ userId }: { userId: string }) {
  const [isEditing, setIsEditing] = useState(false)
  const canWrite = useRights().mayDo(['users', 'orders', 'money'])
  const opener = useRef<HTMLButtonElement>(null)
  const query = useGetUserNoteQuery(userId, { refetchOnMountOrArgChange: true })
  const close = () => {
    setIsEditing(false)
    // The focused button of the form disappears.
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <QueryView
      query={{ ...query, data: query.currentData }}
      failure={adminMessages.users.noteFailed}
      loading={
        <Loading label="Loading the note...">
          <Skeleton />
        </Loading>
      }
      failed={(failedState) =>
        statusOf(query.error) === 404 ? (
          <Muted>The account belongs to another tier now.</Muted>
        ) : (
          <FailedState {...failedState} />
        )
      }
    >
      {({ note }) =>
        isEditing ? (
          <UserNoteForm userId={userId} note={note} onClose={close} />
        ) : (
          <Stack gap="xs">
            {note === '' ? <Muted>Nothing noted. Only admins see it.</Muted> : <Text>{note}</Text>}
            {canWrite ? (
              <Cluster>
                <Button
                  ref={opener}
                  variant="secondary"
                  size="s"
                  icon={StickyNote}
                  onClick={() => setIsEditing(true)}
                >
                  {note === '' ? 'Add a note' : 'Change the note'}
                </Button>
              </Cluster>
            ) : null}
          </Stack>
        )
      }
    </QueryView>
  )
}
