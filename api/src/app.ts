import { Registry } from 'prom-client'
import { type BaseNeeds, registerBase } from './base/base.ts'
import { createServer, type ServerDependencies } from './base/http/create-server.ts'
import type { TypedApp } from './base/http/typed-app.ts'
import { type CatalogNeeds, registerCatalog } from './catalog/catalog.ts'
import { createDocumentIssuer } from './money/invoices/issue-documents.ts'
import { type MoneyNeeds, registerMoney } from './money/money.ts'
import { paymentLedger } from './money/receipts/ledger/payment-ledger.ts'
import { registerOffice } from './office/office.ts'
import { createMailAttachments } from './office/order-notices/read-mail-attachment.ts'
import { endProposalsOf } from './office/settings/bank/bank-proposal-service.ts'
import { registerGatewayReports, registerOperations } from './operations/operations.ts'
import { type OrderingNeeds, registerOrdering } from './ordering/ordering.ts'
import { orderingPorts } from './ordering/ordering-ports.ts'
import { createUserDirectory } from './people/accounts/user-directory.ts'
import { registerPeople } from './people/people.ts'
import { createSecondFactorRule } from './people/second-factor/second-factor-rule.ts'
import { createSessions } from './people/sessions/session-service.ts'
import { createSettingsReader } from './support/settings/settings-service.ts'
import { registerSupport } from './support/support.ts'

/** Dependencies of the API, injected so that tests can replace them. */
export type AppDependencies = Omit<ServerDependencies, 'metrics'> &
  Omit<BaseNeeds, 'findActor' | 'isSecondFactorMissing'> &
  Pick<CatalogNeeds, 'startCatalogIndex' | 'runImportTask'> &
  Pick<OrderingNeeds, 'startOrderIndex' | 'readQuantities'> &
  Pick<MoneyNeeds, 'readStatements' | 'runMatching'>

/** Builds the API, ready for `listen` or `inject`. */
export async function buildApp(dependencies: AppDependencies): Promise<TypedApp> {
  const { db, reports } = dependencies
  const metrics = new Registry()
  const app = await createServer({ ...dependencies, metrics })
  registerGatewayReports(app, dependencies)
  await app.register(async (api: TypedApp) => registerDomains(api, { ...dependencies, metrics }), {
    prefix: '/api',
  })
  app.addHook('onClose', async () => db.destroy())
  app.addHook('onClose', async () => reports?.destroy())
  return app
}

/** The domains, bottom to top: each gets the services of those below it, and what it asks of those above. */
async function registerDomains(
  api: TypedApp,
  dependencies: AppDependencies & { metrics: Registry },
): Promise<void> {
  const needs = { ...dependencies, ...createPorts(dependencies) }
  const base = await registerBase(api, needs)
  const support = registerSupport(api, { ...needs, ...base })
  const people = registerPeople(api, { ...needs, ...base, ...support })
  const catalog = registerCatalog(api, { ...needs, ...base, ...support })
  const ordering = registerOrdering(api, { ...needs, ...base, ...people, ...catalog })
  const services = { ...base, ...support, ...people, ...catalog, ...ordering }
  const money = registerMoney(api, { ...needs, ...services })
  registerOffice(api, { ...needs, ...services })
  const domains = [base, support, people, catalog, ordering, money]
  const cleanupJobs = domains.flatMap((domain) => domain.cleanupJobs)
  registerOperations(api, { ...needs, ...services, cleanupJobs })
}

/** What domains ask of those above them. */
function createPorts(dependencies: AppDependencies) {
  const settings = createSettingsReader(dependencies)
  const sessions = createSessions(dependencies)
  return {
    settings,
    sessions,
    findActor: sessions.findActor,
    isSecondFactorMissing: createSecondFactorRule(dependencies.config),
    userDirectory: createUserDirectory(dependencies),
    readAttachment: createMailAttachments({ ...dependencies, settings }),
    onSuperadminEnded: endProposalsOf,
    ...orderingPorts,
    ledger: paymentLedger,
    issueDocuments: createDocumentIssuer((trx) => settings.readIn(trx)),
  }
}
