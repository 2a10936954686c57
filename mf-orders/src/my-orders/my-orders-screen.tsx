import { PageBody, PageHeader } from '@store/ui'
import { OrderList } from './order-list.tsx'

/** A buyer's own orders, newest first, kept up to date (spec §2, My Orders). */
export function MyOrdersScreen() {
  return (
    <PageBody>
      <PageHeader title="My Orders">Status, payment and papers of what you ordered.</PageHeader>
      <OrderList />
    </PageBody>
  )
}
