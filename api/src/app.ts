import { Registry } from 'prom-client'
import {
  type BaseNeeds,
  createServer,
  registerBase,
  type ServerDependencies,
  type TypedApp,
} from './base/base.ts'
import { type CatalogNeeds, registerCatalog } from './catalog/catalog.ts'
import {
  buyerCredit,
  createDocumentIssuer,
  type MoneyNeeds,
  paymentLedger,
  registerMoney,
} from './money/money.ts'
import {
  createClosingWithdrawal,
  createMailAttachments,
  endProposalsOf,
  registerOffice,
} from './office/office.ts'
import { registerGatewayReports, registerOperations } from './operations/operations.ts'
import { createOrderingPorts, type OrderingNeeds, registerOrdering } from './ordering/ordering.ts'
import {
  createSecondFactorRule,
  createSessions,
  createTokenReader,
  createUserDirectory,
  registerPeople,
} from './people/people.ts'
import { createMailQueue, createSettingsReader, registerSupport } from './support/support.ts'

/** Dependencies of the API, injected so that tests can replace them. */
export type AppDependencies = Omit<ServerDependencies, 'metrics'> &
  Omit<BaseNeeds, 'findActor' | 'findTokenHolder' | 'isSecondFactorMissing'> &
  Pick<CatalogNeeds, 'startCatalogIndex' | 'runImportTask' | 'drawPriceList'> &
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
  const office = registerOffice(api, { ...needs, ...services })
  const domains = [base, support, people, catalog, ordering, money, office]
  const cleanupJobs = domains.flatMap((domain) => domain.cleanupJobs)
  registerOperations(api, { ...needs, ...services, cleanupJobs })
}

/** What domains ask of those above them. */
function createPorts(dependencies: AppDependencies) {
  const settings = createSettingsReader(dependencies)
  const userDirectory = createUserDirectory(dependencies)
  const mails = createMailQueue({ ...dependencies, users: userDirectory })
  const onOpened = createClosingWithdrawal(dependencies)
  const sessions = createSessions({ ...dependencies, onOpened })
  return {
    settings,
    sessions,
    findActor: sessions.findActor,
    findTokenHolder: createTokenReader({ ...dependencies, mails }),
    isSecondFactorMissing: createSecondFactorRule(dependencies.config),
    userDirectory,
    readAttachment: createMailAttachments({ ...dependencies, settings }),
    onSuperadminEnded: endProposalsOf,
    ...createOrderingPorts(paymentLedger),
    ledger: paymentLedger,
    credit: buyerCredit,
    issueDocuments: createDocumentIssuer((trx) => settings.readIn(trx)),
  }
}
