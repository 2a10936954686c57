import type { Config } from '../../../base/base.ts'
import type { SettingsReader } from '../../../support/support.ts'

/** What the operator sets up before a store sells. */
export interface StoreSetup {
  /** Buyers can transfer money. */
  hasBank(): Promise<boolean>
  /** Whatever an invoice and the footer need is known of the seller. */
  hasSeller(): Promise<boolean>
  /** Mails leave the store. */
  sendsMails: boolean
}

const neededFacts = ['name', 'gstin', 'address', 'state', 'officerName', 'officerEmail'] as const

export function createStoreSetup(
  { SMTP_URL }: Pick<Config, 'SMTP_URL'>,
  settings: SettingsReader,
): StoreSetup {
  return {
    async hasBank() {
      const { upiId: _optional, ...needed } = (await settings.read()).bank
      return Object.values(needed).every(Boolean)
    },
    async hasSeller() {
      const { seller } = await settings.read()
      return neededFacts.every((name) => seller[name])
    },
    sendsMails: SMTP_URL !== '',
  }
}
