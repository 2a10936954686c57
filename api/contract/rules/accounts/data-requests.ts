import { type FormError, fieldError } from '../field-errors.ts'
import { registration } from '../messages.ts'
import { isEmail } from './account-validation.ts'

/** Days in which a closed account can be had back by signing in (privacy 3.2). */
export const undoDays = 7

/** Days for which a download can be fetched (privacy 2.3). */
export const archiveDays = 7

/** Days within which a request is answered (privacy 4.2). The DPDP Rules, 2025 allow 90. */
export const answerDays = 30

/** What people ask about their data: the first two are done by the store itself, the others by a superadmin. */
export const dataRequestKinds = [
  'download',
  'closing',
  'access',
  'correction',
  'erasure',
  'grievance',
] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

/** The kinds that a superadmin enters and answers. */
export const answeredKinds = ['access', 'correction', 'erasure', 'grievance'] as const
export type AnsweredKind = (typeof answeredKinds)[number]

/** The states by which the superadmin's list is filtered; a withdrawn closing is done. */
export const dataRequestStates = ['open', 'done'] as const
export type DataRequestState = (typeof dataRequestStates)[number]

/** What each kind is called. */
export const dataRequestNames: Readonly<Record<DataRequestKind, string>> = {
  download: 'Download of data',
  closing: 'Closing of the account',
  access: 'What do you have about me?',
  correction: 'Correction',
  erasure: 'Erasure',
  grievance: 'Grievance',
}

/** Checks what a superadmin enters for somebody who wrote or called: the account, and what was asked. */
export function validateDataRequest(form: { email: string; wish: string }): FormError | undefined {
  if (!isEmail(form.email)) return fieldError('email', registration.email)
  return form.wish.trim() === '' ? fieldError('wish', dataDeskMessages.wishRequired) : undefined
}

/** Checks the answer to a request. */
export function validateDataAnswer(form: { answer: string }): FormError | undefined {
  return form.answer.trim() === ''
    ? fieldError('answer', dataDeskMessages.answerRequired)
    : undefined
}

/** The messages of the superadmin's list. */
export const dataDeskMessages = {
  loadFailed: 'Failed to load the requests',
  entered: 'Request entered',
  enterFailed: 'Failed to enter the request',
  answered: 'Request marked as done',
  answerFailed: 'Failed to save the answer',
  wishRequired: 'Write what was asked',
  answerRequired: 'Write what was done or answered',
  noAccount: 'No account has this email address',
  doneBefore: 'This request is done already.',
} as const

/** The messages of a person's own requests. */
export const dataRequestMessages = {
  loadFailed: 'Failed to load your requests',
  downloadAsked: 'We are making your download. You get an email when it is ready.',
  downloadFailed: 'Failed to ask for your download',
  archiveFailed: 'Failed to download your data',
  closed: 'Your account is closed. To keep it, log in within 7 days.',
  closeFailed: 'Failed to close your account',
  ordersInHand:
    'Some of your orders are not sent yet. Wait until they are, or cancel them, and then close your account.',
  ledgerOpen:
    'Your statement of account does not end at zero. Pay what is open, or ask us to return your advance, and then close your account.',
  demoAccount: 'A demo account stays open.',
} as const
