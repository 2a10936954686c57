import type { BaseServices, CleanupJob, StoreDependencies, TypedApp } from '../base/base.ts'
import type { CatalogServices } from '../catalog/catalog.ts'
import type { OrderingServices } from '../ordering/ordering.ts'
import type { PeopleServices, Sessions } from '../people/people.ts'
import type { SettingsReader, SupportServices } from '../support/support.ts'
import { registerComplaints } from './contact/complaint-routes.ts'
import { createComplaints } from './contact/complaint-service.ts'
import { registerContact } from './contact/contact-routes.ts'
import { createContacts } from './contact/contact-service.ts'
import { registerAnalytics } from './dashboards/analytics-routes.ts'
import { createAnalyticsService } from './dashboards/analytics-service.ts'
import { registerDashboards } from './dashboards/dashboard-routes.ts'
import { createDashboardService } from './dashboards/dashboard-service.ts'
import { registerFirstSteps } from './dashboards/first-steps/first-steps-routes.ts'
import { createFirstSteps } from './dashboards/first-steps/first-steps-service.ts'
import { createStoreSetup } from './dashboards/first-steps/store-setup.ts'
import { createBankProposals } from './managed-settings/bank/bank-proposal-service.ts'
import { registerManagedSettings } from './managed-settings/managed-settings-routes.ts'
import { createManagedSettings } from './managed-settings/managed-settings-service.ts'
import { registerSettings } from './managed-settings/settings-routes.ts'
import { registerOrderNotices } from './order-notices/send-order-notices.ts'
import { registerPersonalData } from './personal-data/register-personal-data.ts'
import { registerAdminSearch } from './search/admin-search-routes.ts'
import { createAdminSearch } from './search/admin-search-service.ts'

export { endProposalsOf } from './managed-settings/bank/bank-proposal-service.ts'
export { createMailAttachments } from './order-notices/read-mail-attachment.ts'
export { createClosingWithdrawal } from './personal-data/closing/erase-accounts.ts'

/** What this domain asks of those below it. */
export interface OfficeNeeds
  extends StoreDependencies,
    Omit<BaseServices, 'cleanupJobs'>,
    Omit<SupportServices, 'cleanupJobs'>,
    Omit<PeopleServices, 'cleanupJobs'>,
    Omit<CatalogServices, 'cleanupJobs'>,
    Omit<OrderingServices, 'cleanupJobs'> {
  settings: SettingsReader
  sessions: Sessions
}

/**
 * Registers contact, settings, dashboards, the search of the back office, what buyers are told of their orders, and what people
 * ask about their data.
 */
export function registerOffice(api: TypedApp, needs: OfficeNeeds): { cleanupJobs: CleanupJob[] } {
  const { config, db, reports = db, clock, files, notifications, hasDone } = needs
  const contacts = createContacts(needs)
  registerContact(api, contacts)
  registerComplaints(api, createComplaints(needs))
  registerSettings(api, needs)
  registerManagedSettings(api, {
    managed: createManagedSettings(needs),
    proposals: createBankProposals(needs),
  })
  const dashboards = createDashboardService({
    db: reports,
    orders: needs.reportedOrders,
    reports: needs.orderReports,
    countContacts: contacts.count,
  })
  registerDashboards(api, { dashboards, files })
  const analytics = createAnalyticsService({
    db: reports,
    clock,
    reports: needs.orderReports,
    countContactsByDay: contacts.countByDay,
  })
  registerAnalytics(api, analytics)
  const setup = createStoreSetup(config, needs.settings)
  registerFirstSteps(api, createFirstSteps({ db, setup, notifications, hasDone }))
  registerAdminSearch(api, createAdminSearch(needs))
  registerOrderNotices(api, needs)
  return { cleanupJobs: registerPersonalData(api, needs) }
}
