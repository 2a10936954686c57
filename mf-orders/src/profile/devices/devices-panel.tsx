import { t } from '@lingui/core/macro'
import { sessionMessages } from '@store/contract/rules/accounts/account-messages'
import type { UserSessions } from '@store/contract/schemas/accounts/user-details'
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
import { useEndDevicesMutation, useGetDevicesQuery } from './devices-api.ts'

const Devices = styled.ul`
  list-style: none;
`

const Device = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs};
  min-height: calc(${theme.target} + ${theme.space.xs});
  border-block-end: 1px solid ${theme.color.border};
`

function DeviceList({ sessions, total }: UserSessions) {
  const [endDevices, { isLoading }] = useEndDevicesMutation()
  const [isAsking, setIsAsking] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const end = async (id?: string) => {
    setIsAsking(false)
    try {
      const { message } = await endDevices(id).unwrap()
      toast.success(message)
    } catch (error) {
      toast.error(messageOf(error, sessionMessages.endFailed))
    }
    // The pressed button disappears; keep the focus nearby.
    list.current?.focus()
  }
  const older = formatCount(total - sessions.length)
  return (
    <Stack gap="s">
      <Devices ref={list} tabIndex={-1} aria-label={t`Devices`}>
        {sessions.map(({ _id, createdAt, current }) => {
          const since = formatDateTime(createdAt)
          return (
            <Device key={_id}>
              <span>{t`Logged in ${since}`}</span>
              {current ? (
                <Badge tone="info">{t`This device`}</Badge>
              ) : (
                <Button
                  variant="secondary"
                  size="s"
                  disabled={isLoading}
                  aria-label={t`Log out the device of ${since}`}
                  onClick={() => void end(_id)}
                >
                  {t`Log out`}
                </Button>
              )}
            </Device>
          )
        })}
      </Devices>
      {total > sessions.length ? <p>{t`And ${older} older ones.`}</p> : null}
      {total > 1 ? (
        <div>
          <Button variant="secondary" busy={isLoading} onClick={() => setIsAsking(true)}>
            {t`Log out all other devices`}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        question={t`Log out all other devices?`}
        confirmLabel={t`Log out`}
        danger
        onConfirm={() => void end()}
        onCancel={() => setIsAsking(false)}
      >
        <p>{t`Whoever uses this account there has to log in again.`}</p>
      </ConfirmDialog>
    </Stack>
  )
}

/** The devices on which the user is logged in, to log them out. */
export function DevicesPanel() {
  const devices = useGetDevicesQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Panel title={t`Devices`}>
      <QueryView
        query={devices}
        failure={sessionMessages.loadFailed}
        loading={
          <Loading>
            <Skeleton shape="card" height="3.25rem" />
          </Loading>
        }
      >
        {(answer) => <DeviceList {...answer} />}
      </QueryView>
    </Panel>
  )
}
