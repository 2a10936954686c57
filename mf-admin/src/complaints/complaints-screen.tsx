import { PageBody, PageHeader } from '@store/ui'
import { ComplaintList } from './complaint-list.tsx'

/** Messages from the contact form (spec §2, Superadmin complaints). */
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
