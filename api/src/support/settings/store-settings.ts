import type { Holiday } from '@store/contract/rules/settings/holiday-rules'
import { findState, stateOfGstin } from '@store/contract/rules/shipping/gst-states'
import {
  type BankDetails,
  BankDetailsSchema,
  HolidayListSchema,
  type ProductSettings,
  ProductSettingsSchema,
  type SellerDetails,
  SellerDetailsSchema,
  type Terms,
  TermsSchema,
} from '@store/contract/schemas/managed-settings'
import {
  type DeliveryTable,
  DeliveryTableSchema,
} from '@store/contract/schemas/orders/delivery-terms'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Config } from '../../base/base.ts'

/** The parts of the settings that are saved each by itself. */
export type SettingsSection = 'bank' | 'seller' | 'terms' | 'holidays' | 'delivery' | 'products'

/** What the seller may change (ADR 0098). Texts that are not set are blank; terms that are not decided are 0. */
export interface StoreSettings {
  bank: BankDetails
  /** When others were confirmed last; absent while they come from the configuration. */
  bankChangedAt?: Date
  seller: SellerDetails
  terms: Terms
  holidays: Holiday[]
  delivery: DeliveryTable
  products: ProductSettings
  /** Of each section: 0 while it comes from the configuration. */
  versions: Record<SettingsSection, number>
}

/** A saved section. */
export interface StoredSection {
  /** A {@link SettingsSection}, or one of a newer release. */
  section: string
  /** JSON. */
  content: string
  version: number
  savedAt: Date
}

/** A demo shows a table: what a seller in the trade may have. */
const demoDelivery: DeliveryTable = {
  courier: { freight: 'fixed', amount: 150, freeFrom: 5000, cutOffHour: 16 },
  bus: { freight: 'to pay', dispatchDays: 1, cutOffHour: 14 },
  transport: { freight: 'to pay', freeFrom: 100_000, dispatchDays: 3 },
}

/** The settings of the configuration, with which a store starts. */
export function configuredSettings(config: Config): StoreSettings {
  const state = stateOfGstin(config.SELLER_GSTIN) ?? findState(config.SELLER_STATE)
  return {
    bank: {
      accountHolder: config.BANK_ACCOUNT_HOLDER,
      bank: config.BANK_NAME,
      accountNumber: config.BANK_ACCOUNT_NUMBER,
      ifsc: config.BANK_IFSC,
      branch: config.BANK_BRANCH,
      upiId: config.BANK_UPI_ID,
    },
    seller: {
      name: config.SELLER_NAME,
      gstin: config.SELLER_GSTIN,
      address: config.SELLER_ADDRESS,
      state: state?.name ?? '',
      phone: config.SELLER_PHONE,
      email: config.SELLER_EMAIL,
      officerName: config.GRIEVANCE_OFFICER_NAME,
      officerEmail: config.GRIEVANCE_OFFICER_EMAIL,
      officerPhone: config.GRIEVANCE_OFFICER_PHONE,
    },
    terms: {
      dispatchDays: config.DISPATCH_DAYS,
      returnDays: config.RETURN_DAYS,
      refundDays: config.REFUND_DAYS,
    },
    holidays: [],
    delivery: config.DEMO ? demoDelivery : { courier: {}, bus: {}, transport: {} },
    products: { declarationsRequired: false },
    versions: { bank: 0, seller: 0, terms: 0, holidays: 0, delivery: 0, products: 0 },
  }
}

// Another release may have stored more or fewer facts.
const bankCheck = Compile(Type.Partial(BankDetailsSchema))
const sellerCheck = Compile(Type.Partial(SellerDetailsSchema))
const termsCheck = Compile(Type.Partial(TermsSchema))
const holidaysCheck = Compile(HolidayListSchema)
const productsCheck = Compile(Type.Partial(ProductSettingsSchema))
const deliveryCheck = Compile(Type.Partial(DeliveryTableSchema))

/** Replaces a section by what was saved. */
export function applySection(settings: StoreSettings, saved: StoredSection): StoreSettings {
  const { bank, seller, terms, delivery, products, versions } = settings
  const content: unknown = JSON.parse(saved.content)
  switch (saved.section) {
    case 'bank':
      return {
        ...settings,
        bank: { ...bank, ...bankCheck.Parse(content) },
        bankChangedAt: saved.savedAt,
        versions: { ...versions, bank: saved.version },
      }
    case 'seller':
      return {
        ...settings,
        seller: { ...seller, ...sellerCheck.Parse(content) },
        versions: { ...versions, seller: saved.version },
      }
    case 'terms':
      return {
        ...settings,
        terms: { ...terms, ...termsCheck.Parse(content) },
        versions: { ...versions, terms: saved.version },
      }
    case 'holidays':
      return {
        ...settings,
        holidays: holidaysCheck.Parse(content),
        versions: { ...versions, holidays: saved.version },
      }
    case 'delivery':
      return {
        ...settings,
        delivery: { ...delivery, ...deliveryCheck.Parse(content) },
        versions: { ...versions, delivery: saved.version },
      }
    case 'products':
      return {
        ...settings,
        products: { ...products, ...productsCheck.Parse(content) },
        versions: { ...versions, products: saved.version },
      }
    default:
      return settings
  }
}
