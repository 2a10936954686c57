import { useSession } from '@store/sdk'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useSiteMap } from '../routing/site-map-context.tsx'
import { Rail } from './rail.tsx'
import { useGoKeys } from './use-go-keys.ts'
import { WorkbenchFooter } from './workbench-footer.tsx'
import { WorkbenchHeader } from './workbench-header.tsx'

/**
 * What surrounds the screens of people who work in them all day: the site's header, navigation, announcements and
 * footer in one row above and one line below, and a rail with the links of the live remotes (decision 0094).
 */
export function WorkbenchFrame({ children }: { children: ReactNode }) {
  const { role } = useSession()
  const rail = useSiteMap().railFor(role)
  useGoKeys(rail)
  return (
    <>
      <WorkbenchHeader rail={rail} />
      <Columns>
        <Rail links={rail} />
        <Page>{children}</Page>
      </Columns>
      <WorkbenchFooter />
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
