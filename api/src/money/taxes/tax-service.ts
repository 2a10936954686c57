import type { TaxSetting } from '@store/contract/rules/taxes/tax-settings'
import type { EwayBillForm } from '@store/contract/schemas/taxes/eway-bills'
import type { CancellationForm } from '@store/contract/schemas/taxes/portal-answers'
import type { Gstr1Query, TaxDetailsForm, TaxMonth } from '@store/contract/schemas/taxes/tax-months'
import type { Actor, Clock, Database } from '../../base/base.ts'
import type { SettingsReader } from '../../support/support.ts'
import { cancelAtPortal } from './answers/cancel-at-portal.ts'
import { importAnswers } from './answers/import-answers.ts'
import { readAnswers } from './answers/read-answers.ts'
import { addDetails } from './documents/add-details.ts'
import type { EwayBillFile } from './eway-bill/eway-bill-file.ts'
import { makeEwayBill } from './eway-bill/make-eway-bill.ts'
import { fileMonth, isMonthOver, readFiledFile, takeBackFiling } from './filing/file-month.ts'
import { findFiledReturn } from './filing/filed-return-repository.ts'
import { presentFiled } from './filing/present-filed.ts'
import { startComparison } from './filing/return-marks.ts'
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
   * Keeps the return of a month as it is made now: it was filed so.
   * @throws HttpError (400) for a month that is not over or filed already, and without a seller
   */
  fileMonth(actor: Actor, form: Gstr1Query): Promise<void>
  /** The file of a return as it was filed. @throws HttpError (400) when it was not */
  readFiledFile(choice: MonthChoice): Promise<{ file: string; filedAt: Date; seller: string }>
  /** Takes back that a return was filed. @throws HttpError (400) when it was not */
  takeBackFiling(actor: Actor, choice: MonthChoice): Promise<void>
  /**
   * Adds what a document lacks.
   * @throws 404 for an unknown number; HttpError (400) for what no file can have
   */
  addDetails(actor: Actor, form: TaxDetailsForm): Promise<void>
  /** Adds a setting from a day on. @throws HttpError (400) when its value does not fit */
  addSetting(actor: Actor, setting: TaxSetting): Promise<void>
  /**
   * Makes the e-way bill of an invoice, and keeps its transport.
   * @throws 404 for an unknown number; HttpError (400) for a transport that no bill can have, or a document with a fault
   */
  makeEwayBill(actor: Actor, form: EwayBillForm): Promise<EwayBillFile>
  /**
   * Stores what a portal answered: all lines of a file, or nothing.
   * @throws HttpError (400, 413, 415) for a file that says nothing, or whose lines do not match
   */
  addAnswer(actor: Actor, content: Buffer): Promise<{ eInvoices: number; ewayBills: number }>
  /**
   * Stores what was cancelled at its portal.
   * @throws 404 for an unknown number; HttpError (400) when there is nothing to cancel
   */
  cancelAtPortal(actor: Actor, form: CancellationForm): Promise<void>
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
      const filed = await findFiledReturn(db, { seller, month })
      const comparison = filed && startComparison(filed.marks)
      return {
        ...{ month, seller },
        ...(await readOverview(source, query, ({ document }) => comparison?.add(document))),
        ...(filed && { filed: presentFiled(filed, comparison?.finish() ?? []) }),
        isOver: isMonthOver(month, clock.now()),
        isEInvoiceDue: readSetting('eInvoiceDue', day) === 'yes',
        settings: settingsOn(entered, day),
      }
    },

    async fileMonth({ userId }, { withoutRegistered = false, ...choice }) {
      const source = await sourceOf(choice, await findTaxSettings(db))
      const how = { isWithoutRegistered: withoutRegistered, userId, at: clock.now() }
      await fileMonth(source, how)
    },
    async readFiledFile(choice) {
      const { seller, month } = await sourceOf(choice, [])
      return { ...(await readFiledFile(db, { seller, month })), seller }
    },
    async takeBackFiling({ userId }, choice) {
      const { seller, month } = await sourceOf(choice, [])
      await takeBackFiling(db, { seller, month }, { userId, at: clock.now() })
    },
    addDetails: async ({ userId }, form) => addDetails(db, form, { userId, at: clock.now() }),
    addSetting: async ({ userId }, setting) => addSetting(db, setting, { userId, at: clock.now() }),
    makeEwayBill: async (actor, form) => makeEwayBill(db, form, { actor, at: clock.now() }),
    addAnswer: async (actor, content) =>
      importAnswers(db, await readAnswers(content), { actor, at: clock.now() }),
    cancelAtPortal: async (actor, form) => cancelAtPortal(db, form, { actor, at: clock.now() }),
  }
}
