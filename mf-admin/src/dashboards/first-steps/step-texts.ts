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
    hint: 'A stolen password alone is then not enough',
    path: 'security',
  },
  bank: {
    title: 'Add the bank account',
    hint: 'Buyers transfer to it; two superadmins confirm it',
    path: 'settings',
  },
  seller: {
    title: 'Enter the seller details',
    hint: 'For invoices, labels and the footer',
    path: 'settings?section=seller',
  },
  mail: {
    title: 'Set up emails',
    hint: 'Emails are not sent yet. Whoever runs the server can set this up',
  },
  products: {
    title: 'Import the first products',
    hint: 'From a supplier’s Excel or CSV file',
    path: 'products/import',
  },
  admins: {
    title: 'Add an admin for each tier',
    hint: 'By changing the role of an account',
    path: 'users',
  },
  proof: {
    title: 'Check a payment proof',
    hint: 'The proof is shown beside the amount due',
    path: 'proofs',
  },
  order: {
    title: 'Process an order',
    hint: 'Start processing, then mark it shipped',
    path: 'orders',
  },
  notification: {
    title: 'Read a notification',
    hint: 'About new orders, proofs and cancellations',
    path: 'notifications',
  },
}
