import type { NotificationAudience } from '@store/contract/schemas/accounts/notifications'

/** Display names of the recipients. */
export const targetNames: Record<NotificationAudience, string> = {
  all: 'All',
  enduser: 'Enduser',
  reseller: 'Reseller',
  distributor: 'Distributor',
  'enduser-admin': 'Enduser admin',
  'reseller-admin': 'Reseller admin',
  'distributor-admin': 'Distributor admin',
  person: 'One person',
}
