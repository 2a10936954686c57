import { useGetMeQuery, useSession } from '@store/sdk'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { AnnouncementBanner } from '../layout/announcement-banner.tsx'
import { useSiteMap } from '../routing/site-map-context.tsx'
import { Rail } from './rail.tsx'
import { useClosedAnnouncements } from './use-closed-announcements.ts'
import { useGoKeys } from './use-go-keys.ts'
import { WorkbenchFooter } from './workbench-footer.tsx'
import { WorkbenchHeader } from './workbench-header.tsx'

/**
 * What surrounds the screens of people who work in them all day: announcements in a line that can be closed, the site's
 * header and navigation in one row, its footer in one line, and a rail with the links of the live remotes (decision 0094).
 */
export function WorkbenchFrame({ children }: { children: ReactNode }) {
  const { role, user } = useSession()
  // Rights may have been given meanwhile, or taken, which the first refusal tells (rights 3.3).
  useGetMeQuery(undefined, { skip: user === undefined })
  const rail = useSiteMap().railFor(role, user?.rights)
  const { isClosed, setClosed } = useClosedAnnouncements()
  useGoKeys(rail)
  return (
    <>
      {isClosed ? null : <AnnouncementBanner onClose={() => setClosed(true)} />}
      <WorkbenchHeader rail={rail} />
      <Columns>
        <Rail links={rail} />
        <Page>{children}</Page>
      </Columns>
      <WorkbenchFooter onShowAnnouncements={isClosed ? () => setClosed(false) : undefined} />
    </>
  )
}

const Columns = styled.div`
  display: flex;
`

const Page = styled.div`
  flex: 1;
  min-width: 0;
`
