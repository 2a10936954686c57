import { useSession } from '@store/sdk'
import { PageBody, PageHeader } from '@store/ui'
import { OrderFilters } from './queue/order-filters.tsx'
import { OrderQueue } from './queue/order-queue.tsx'

/** The orders an admin manages: one screen for all four roles; the server filters by role (spec §2, §6). */
export function AdminOrdersScreen() {
  const { role } = useSession()
  return (
    <PageBody>
      <PageHeader
        title="Orders"
        trail={[{ label: 'Dashboard', to: `/${role}/dashboard` }, { label: 'Orders' }]}
      />
      <OrderFilters />
      <OrderQueue />
    </PageBody>
  )
}
