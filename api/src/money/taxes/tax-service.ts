import type { TaxSetting } from '@store/contract/rules/taxes/tax-settings'
import type {
  EwayBillForm,
  TaxDetailsForm,
  TaxMonth,
} from '@store/contract/schemas/taxes/tax-months'
import type { Actor, Clock, Database } from '../../base/base.ts'
import type { SettingsReader } from '../../support/support.ts'
import { addDetails } from './documents/add-details.ts'
import type { EwayBillFile } from './eway-bill/eway-bill-file.ts'
import { makeEwayBill } from './eway-bill/make-eway-bill.ts'
import { lastDayOf, type MonthSource } from './month/month-files.ts'
import { type OverviewQuery, readOverview } from './month/month-overview.ts'
import { monthBefore } from './month/tax-period.ts'
import { addSetting } from './settings/add-setting.ts'
import { settingsOn, taxSettingReader } from './settings/read-tax-settings.ts'
import { findTaxSettings } from './settings/tax-settings-repository.ts'

/** Which month of which seller; without them the month before, of the seller of the settings. */
export interface MonthChoice {
  month?: string
  seller?: string
}

/** What is made of tax documents for the tax office. */
export interface TaxService {
  /** What the files of a month are made of. */
  openMonth(choice: MonthChoice): Promise<MonthSource>
  readMonth(choice: MonthChoice, query: OverviewQuery): Promise<TaxMonth>
  /**
   * Adds what a document lacks.
   * @throws 404 for an unknown number; HttpError (400) for what no file can have
   */
  addDetails(actor: Actor, form: TaxDetailsForm): Promise<void>
  /** Adds a setting from a day on. @throws HttpError (400) when its value does not fit */
  addSetting(actor: Actor, setting: TaxSetting): Promise<void>
  /**
   * Makes the e-way bill of an invoice.
   * @throws 404 for an unknown number; HttpError (400) for a transport that no bill can have, or a document with a fault
   */
  makeEwayBill(form: EwayBillForm): Promise<EwayBillFile>
}

export function createTaxService({
  db,
  clock,
  settings,
}: {
  db: Database
  clock: Clock
  settings: Pick<SettingsReader, 'read'>
}): TaxService {
  const sourceOf = async (
    choice: MonthChoice,
    entered: readonly TaxSetting[],
  ): Promise<MonthSource> => ({
    db,
    month: choice.month ?? monthBefore(clock.now()),
    seller: choice.seller ?? (await settings.read()).seller.gstin,
    readSetting: taxSettingReader(entered),
  })
  return {
    openMonth: async (choice) => sourceOf(choice, await findTaxSettings(db)),

    async readMonth(choice, query) {
      const entered = await findTaxSettings(db)
      const source = await sourceOf(choice, entered)
      const { month, seller, readSetting } = source
      const day = lastDayOf(month)
      return {
        ...{ month, seller },
        ...(await readOverview(source, query)),
        isEInvoiceDue: readSetting('eInvoiceDue', day) === 'yes',
        settings: settingsOn(entered, day),
      }
    },

    addDetails: async ({ userId }, form) => addDetails(db, form, { userId, at: clock.now() }),
    addSetting: async ({ userId }, setting) => addSetting(db, setting, { userId, at: clock.now() }),
    makeEwayBill: async (form) => makeEwayBill(db, form),
  }
}
