import { PageBody, PageHeader } from '@store/ui'
import { ComplaintList } from './inbox/complaint-list.tsx'
import { InboxToolbar } from './inbox/inbox-toolbar.tsx'

/** Messages from the contact form, as an inbox (desks 1.10). */
export function ComplaintsScreen() {
  return (
    <PageBody>
      <PageHeader title="Complaints" actions={<InboxToolbar />} />
      <ComplaintList />
    </PageBody>
  )
}
