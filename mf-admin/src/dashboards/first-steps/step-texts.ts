import type { FirstStep } from '@store/contract/rules/accounts/first-steps'

/** What a step asks for and why, and the screen where it is done, below the area of the role. */
interface StepText {
  title: string
  hint: string
  /** Absent for what the operator sets in the settings of the API. */
  path?: string
}

/** The words of the first steps. */
export const stepTexts: Readonly<Record<FirstStep, StepText>> = {
  secondFactor: {
    title: 'Set up a second factor',
    hint: 'A stolen password then opens nothing',
    path: 'security',
  },
  bank: {
    title: 'Give the bank account',
    hint: 'Buyers transfer to it; two superadmins confirm it',
    path: 'settings',
  },
  seller: {
    title: 'Say who sells',
    hint: 'For invoices, labels and the footer',
    path: 'settings?section=seller',
  },
  mail: {
    title: 'Let mails leave the store',
    hint: 'Until SMTP_URL is set they are only written to files',
  },
  products: {
    title: 'Import the first products',
    hint: 'A supplier’s list in Excel or CSV will do',
    path: 'products/import',
  },
  admins: {
    title: 'Give each tier its admin',
    hint: 'By changing the role of an account',
    path: 'users',
  },
  proof: {
    title: 'Check a payment proof',
    hint: 'The slip stands beside the amount due',
    path: 'proofs',
  },
  order: {
    title: 'Move an order on',
    hint: 'Start processing, then mark it shipped',
    path: 'orders',
  },
  notification: {
    title: 'Read a notification',
    hint: 'They tell of new orders, proofs and cancellations',
    path: 'notifications',
  },
}
