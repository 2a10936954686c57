import * as messages from '@store/contract/rules/messages'
import { EmptyState, Heading, PageBody, PageHeader, Stack, theme } from '@store/ui'
import styled from 'styled-components'
import { BroadcastCard } from './broadcast-card.tsx'
import { BroadcastForm } from './broadcast-form.tsx'
import { useGetSentNotificationsInfiniteQuery } from './broadcasts-api.ts'
import { NoticeList } from './notice-list.tsx'

/** The form beside the sent notifications; stacked on a phone. */
const Columns = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-items: start;

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`

/** Sends and lists notifications (desks 1.11). */
export function BroadcastsScreen() {
  const sent = useGetSentNotificationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <PageBody>
      <PageHeader title="Notifications" />
      <Columns>
        <BroadcastForm />
        <Stack as="section" gap="s" aria-label="Sent notifications">
          <Heading level={2} size="l">
            Sent
          </Heading>
          <NoticeList
            source={sent}
            label="Sent notifications"
            empty={
              <EmptyState
                title={messages.notifications.none}
                text="Notifications that you send appear here. You can delete them again."
              />
            }
            card={(notification) => (
              <BroadcastCard key={notification._id} notification={notification} />
            )}
          />
        </Stack>
      </Columns>
    </PageBody>
  )
}
