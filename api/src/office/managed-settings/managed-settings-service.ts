import { validateDeliveryTable } from '@store/contract/rules/settings/delivery-rules'
import {
  type Holiday,
  normaliseHolidays,
  validateHolidays,
} from '@store/contract/rules/settings/holiday-rules'
import {
  normaliseSeller,
  validateSeller,
  validateTerms,
} from '@store/contract/rules/settings/seller-rules'
import type { AuditChange } from '@store/contract/schemas/accounts/audit'
import type {
  ProductSettings,
  SellerDetails,
  Terms,
} from '@store/contract/schemas/managed-settings'
import type { DeliveryTable } from '@store/contract/schemas/orders/delivery-terms'
import {
  type Actor,
  assertValid,
  type Clock,
  type Database,
  inTransaction,
} from '../../base/base.ts'
import { findLiveSuperadmins, joinUser, userColumns } from '../../people/people.ts'
import {
  findSectionChanges,
  recordAudit,
  type SectionChange,
  type SettingsReader,
  type SettingsSection,
  type StoreSettings,
  saveSection,
} from '../../support/support.ts'
import type { BankProposalRecord } from './bank/bank-proposal.ts'
import { findProposal } from './bank/bank-proposal-repository.ts'
import { changedDelivery, changedFacts, changedHolidays, settingsEntry } from './settings-audit.ts'
import { SettingsChangedError } from './settings-errors.ts'

/** The settings with all that the superadmin is shown. */
export interface ManagedSettingsRecord {
  settings: StoreSettings
  changes: readonly SectionChange[]
  /** The change of the bank details that waits. */
  proposal: BankProposalRecord | undefined
  /** Number of superadmins who can sign in. */
  superadmins: number
}

/** The settings that one superadmin may change alone; every change is in the audit log. */
export interface ManagedSettingsService {
  read(): Promise<ManagedSettingsRecord>
  /**
   * Saves who sells. Saving what is stored changes nothing.
   * @param seen the version that the caller has seen
   * @throws HttpError (400) for invalid facts; SettingsChangedError (409)
   */
  saveSeller(actor: Actor, seller: SellerDetails, seen: number): Promise<void>
  /** Saves the terms. @throws as {@link ManagedSettingsService.saveSeller} */
  saveTerms(actor: Actor, terms: Terms, seen: number): Promise<void>
  /** Saves the days without shipping. @throws as {@link ManagedSettingsService.saveSeller} */
  saveHolidays(actor: Actor, days: readonly Holiday[], seen: number): Promise<void>
  /** Saves freight and dispatch of the delivery methods. @throws as {@link ManagedSettingsService.saveSeller} */
  saveDelivery(actor: Actor, table: DeliveryTable, seen: number): Promise<void>
  /** Saves what products must declare. @throws as {@link ManagedSettingsService.saveSeller} */
  saveProducts(actor: Actor, products: ProductSettings, seen: number): Promise<void>
}

/** Dependencies of the changeable settings. */
export interface ManagedSettingsDependencies {
  db: Database
  clock: Clock
  config: { DEMO: boolean }
  settings: SettingsReader
}

interface SectionSave {
  section: SettingsSection
  seen: number
  content: unknown
  changesFrom: (current: StoreSettings) => AuditChange[]
}

export function createManagedSettings({
  db,
  clock,
  config,
  settings,
}: ManagedSettingsDependencies): ManagedSettingsService {
  async function save(actor: Actor, wanted: SectionSave): Promise<void> {
    const { section, seen, content, changesFrom } = wanted
    const at = clock.now()
    await inTransaction(db, async (trx) => {
      const current = await settings.readIn(trx)
      const changes = changesFrom(current)
      // Also the second try of a request whose answer was lost.
      if (changes.length === 0) return
      if (current.versions[section] !== seen) throw new SettingsChangedError()
      const row = { section, content: JSON.stringify(content), seen, by: actor.userId, at }
      if (!(await saveSection(trx, row))) throw new SettingsChangedError()
      await recordAudit(trx, settingsEntry(actor, { section, action: 'changed', changes, at }))
    })
    settings.forget()
  }

  return {
    async read() {
      const [current, changes, proposal, superadmins] = await Promise.all([
        settings.readIn(db),
        findSectionChanges(db, { joinUser, userColumns }),
        findProposal(db, { now: clock.now(), isDemo: config.DEMO }),
        findLiveSuperadmins(db, config.DEMO),
      ])
      return { settings: current, changes, proposal, superadmins: superadmins.length }
    },

    async saveSeller(actor, form, seen) {
      assertValid(validateSeller(form))
      const content = normaliseSeller(form)
      const changesFrom = ({ seller }: StoreSettings) => changedFacts(seller, content)
      await save(actor, { section: 'seller', seen, content, changesFrom })
    },

    async saveTerms(actor, content, seen) {
      assertValid(validateTerms(content))
      const changesFrom = ({ terms }: StoreSettings) => changedFacts(terms, content)
      await save(actor, { section: 'terms', seen, content, changesFrom })
    },

    async saveHolidays(actor, days, seen) {
      assertValid(validateHolidays(days))
      const content = normaliseHolidays(days)
      const changesFrom = ({ holidays }: StoreSettings) => changedHolidays(holidays, content)
      await save(actor, { section: 'holidays', seen, content, changesFrom })
    },

    async saveDelivery(actor, content, seen) {
      assertValid(validateDeliveryTable(content))
      const changesFrom = ({ delivery }: StoreSettings) => changedDelivery(delivery, content)
      await save(actor, { section: 'delivery', seen, content, changesFrom })
    },

    async saveProducts(actor, content, seen) {
      const changesFrom = ({ products }: StoreSettings) => changedFacts(products, content)
      await save(actor, { section: 'products', seen, content, changesFrom })
    },
  }
}
