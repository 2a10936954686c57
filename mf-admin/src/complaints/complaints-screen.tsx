import { PageBody, PageHeader } from '@store/sdk'
import { ComplaintList } from './complaint-list.tsx'

/** What people wrote to the store (spec §2, Superadmin complaints). */
export function ComplaintsScreen() {
  return (
    <PageBody>
      <PageHeader
        title="Complaints"
        trail={[{ label: 'Dashboard', to: '/superadmin/dashboard' }, { label: 'Complaints' }]}
      />
      <ComplaintList />
    </PageBody>
  )
}
