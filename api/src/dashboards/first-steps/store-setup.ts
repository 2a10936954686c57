import type { Config } from '../../config.ts'
import { sellerFactsOf } from '../../settings/seller-facts.ts'

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

export function createStoreSetup(config: Config): StoreSetup {
  return {
    async hasBank() {
      const { BANK_ACCOUNT_HOLDER, BANK_NAME, BANK_ACCOUNT_NUMBER, BANK_IFSC, BANK_BRANCH } = config
      const needed = [BANK_ACCOUNT_HOLDER, BANK_NAME, BANK_ACCOUNT_NUMBER, BANK_IFSC, BANK_BRANCH]
      return needed.every(Boolean)
    },
    async hasSeller() {
      const facts = sellerFactsOf(config)
      return neededFacts.every((name) => facts[name] !== undefined)
    },
    sendsMails: config.SMTP_URL !== '',
  }
}
