import { anyRight } from '@store/contract/rules/accounts/rights'
import {
  DashboardSchema,
  DistributorDashboardSchema,
  SuperDashboardSchema,
} from '@store/contract/schemas/dashboards'
import { ErrorBodySchema } from '@store/contract/schemas/wire'
import { actorOf, buyers, type FileService, type TypedApp } from '../../base/base.ts'
import { presentOrder, viewOf } from '../../ordering/ordering.ts'
import type { DashboardService } from './dashboard-service.ts'

/** The figures of the four dashboards. */
export function registerDashboards(
  app: TypedApp,
  { dashboards, files }: { dashboards: DashboardService; files: FileService },
): void {
  app.get(
    '/dashboard/user',
    {
      config: {
        access: [...buyers, 'enduser-admin'],
        operation: 'readDashboard',
        rights: anyRight,
      },
      schema: { response: { 200: DashboardSchema, '4xx': ErrorBodySchema } },
    },
    async (request) => dashboards.read(actorOf(request)),
  )

  app.get(
    '/dashboard/reseller-admin',
    {
      config: { access: ['reseller-admin'], operation: 'readResellerDashboard', rights: anyRight },
      schema: { response: { 200: DashboardSchema, '4xx': ErrorBodySchema } },
    },
    async (request) => dashboards.read(actorOf(request)),
  )

  app.get(
    '/dashboard/distributor',
    {
      config: {
        access: ['distributor-admin'],
        operation: 'readDistributorDashboard',
        rights: anyRight,
      },
      schema: { response: { 200: DistributorDashboardSchema, '4xx': ErrorBodySchema } },
    },
    async (request) => {
      const actor = actorOf(request)
      const [figures, recent] = await Promise.all([
        dashboards.read(actor),
        dashboards.listRecentOrders(actor),
      ])
      const view = viewOf(request, files)
      return { ...figures, recentOrders: recent.map((order) => presentOrder(order, view)) }
    },
  )

  app.get(
    '/dashboard/super-admin',
    {
      config: { access: ['superadmin'], operation: 'readSuperDashboard', rights: anyRight },
      schema: { response: { 200: SuperDashboardSchema, '4xx': ErrorBodySchema } },
    },
    async (request) => dashboards.readStore(actorOf(request)),
  )
}
