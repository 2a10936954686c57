import type { Clock, Config, Database, ThrottleStore, TypedApp } from '../../base/base.ts'
import { type OrderService, scopeOf } from '../../ordering/ordering.ts'
import type { StepUp } from '../../people/people.ts'
import type { SettingsReader } from '../../support/support.ts'
import { registerCredit } from '../credit/credit-routes.ts'
import { createCreditService } from '../credit/credit-service.ts'
import { findReceipt } from '../receipts/receipt-repository.ts'
import { createBalanceConfirmation } from './confirm-balance.ts'
import { registerLedgers } from './ledger-routes.ts'
import { createLedgerService } from './ledger-service.ts'
import { registerLedgerEntries } from './recording/ledger-entry-routes.ts'
import { createLedgerItems } from './recording/ledger-items.ts'
import { createReceiptPayers } from './recording/receipt-payer.ts'
import { createWithheldTaxes } from './recording/withheld-tax.ts'
import { createLedgerStatements } from './statement/statement-service.ts'

/** Registers the ledgers of buyers (ADR 0190). */
export function registerLedger(
  api: TypedApp,
  needs: {
    db: Database
    reports?: Database
    clock: Clock
    config: Config
    settings: SettingsReader
    throttleStore: ThrottleStore
    orders: Pick<OrderService, 'updateIn'>
    stepUp: StepUp
  },
): void {
  const { db } = needs
  const ledgers = createLedgerService(needs)
  registerLedgers(api, {
    ledgers,
    statements: createLedgerStatements({ ...needs, ledgers }),
    confirmBalance: createBalanceConfirmation({ ...needs, ledgers }),
  })
  registerCredit(api, createCreditService({ ...needs, ledgers }))
  registerLedgerEntries(api, {
    items: createLedgerItems({ ...needs, ledgers }),
    payers: createReceiptPayers({
      ...needs,
      ledgers,
      findReceipt: (actor, publicId) => findReceipt(db, publicId, scopeOf(actor)),
    }),
    taxes: createWithheldTaxes(needs),
  })
}
