import { expect, it } from '@jest/globals'
import {
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from '@store/contract/rules/orders/order-states'
import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import { at, link, mailsToBuyers, origin, typed } from '../../../../test/mails/mails-to-buyers.ts'
import { orderNoticeText } from '../../../office/order-notices/order-notice-text.ts'
import { rejectedProofNotice } from '../../../ordering/orders/notices/notice-texts.ts'
import { confirmationHint } from '../../../people/email-confirmation/confirmation-mail.ts'
import type { MailPart } from '../mail-part.ts'
import { loadTranslation } from './translate-mail.ts'

const kinds = [
  'placed',
  'payment-due',
  'payment',
  'shipped',
  'bill',
  'refund',
  'cancelled',
] as const
const states = orderStatuses.flatMap((status) =>
  paymentStatuses.flatMap((paymentStatus) =>
    paymentMethods.map((paymentMethod) => ({ status, paymentStatus, paymentMethod })),
  ),
)
const total = paiseFromRupees(1_299)
const refund = { amount: total, refundedOn: '2026-11-27', reference: 'UTR1' }
const orders = states.flatMap((state) =>
  [undefined, total].map((part) => ({
    publicId: '01J00000000000000000071E20',
    ...state,
    total,
    openAmount: part,
    refundDue: part,
    refunds: [refund, { ...refund, reference: '' }],
    bill: { name: 'bill.pdf' },
    dispatch: undefined,
    cancelReason: undefined,
    payBy: part && at,
    paymentCode: part && 'ABCDEFG2',
    proofStatus: undefined,
  })),
)
const notices = kinds.flatMap((kind) =>
  orders.map((order) =>
    orderNoticeText(kind, order as unknown as Parameters<typeof orderNoticeText>[1]),
  ),
)

const saidBy = (part: MailPart): string[] => {
  if (part.kind === 'link') return [part.label]
  return part.kind === 'text' ? [part.text] : []
}
const linesOf = (text: string) => text.split('\n')
const sentences = [
  ...mailsToBuyers.flatMap(({ subject, text, parts = [], neutral, footer = '' }) => [
    subject,
    ...linesOf(text),
    ...linesOf(neutral?.text ?? ''),
    ...parts.flatMap(saidBy),
    footer,
  ]),
  ...confirmationHint(link).flatMap(saidBy),
  ...[...notices, rejectedProofNotice({ publicId: '71E205', reason: typed })].flatMap((notice) =>
    notice ? [notice.title, ...linesOf(notice.message)] : [],
  ),
].filter((line) => line !== '' && !line.includes(typed) && !line.startsWith(origin))

it('has every sentence that a mail to a buyer says, with its values', async () => {
  const translate = await loadTranslation('hi')
  expect(sentences.length).toBeGreaterThan(60)
  expect(sentences.filter((line) => translate(line) === line)).toEqual([])
  const valuesOf = (line: string) => (line.match(/\d[\d,.]*\d|https:\S+[^\s.]|#\w+/g) ?? []).sort()
  const lost = sentences.filter(
    (line) => String(valuesOf(translate(line))) !== String(valuesOf(line)),
  )
  expect(lost).toEqual([])
})
