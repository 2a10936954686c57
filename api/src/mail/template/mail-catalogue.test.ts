import { expect, it } from '@jest/globals'
import { businessTiers } from '@store/contract/rules/accounts/approvals/tier-requests'
import {
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from '@store/contract/rules/orders/order-states'
import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import { approvedNews, decisionMail, refusedNews } from '../../accounts/approvals/approval-mails.ts'
import {
  confirmationHint,
  confirmationMail,
} from '../../accounts/email-confirmation/confirmation-mail.ts'
import * as secondFactor from '../../accounts/second-factor/second-factor-mails.ts'
import { replyMail } from '../../contact/reply-mail.ts'
import { rejectedProofNotice } from '../../notifications/order-notices.ts'
import { orderNoticeText } from '../../order-notices/order-notice-text.ts'
import { codeMail, findIdMail } from '../../recovery/recovery-mails.ts'
import type { Mail } from '../mail.ts'
import { loadTranslation } from './translate-mail.ts'

const at = new Date('2026-11-28T10:00:00Z')
const email = 'meera@example.in'
const origin = 'https://store.example'
const link = { url: origin, expiresAt: at }
const typed = '⟦typed⟧'

const { removedMail, recoveryCodeMail, ...atOnce } = secondFactor
const decisions = businessTiers.flatMap((tier) => [approvedNews(tier), refusedNews(tier, typed)])
const mails: Mail[] = [
  confirmationMail(email, link),
  codeMail({ email, expiresAt: at }, '123456'),
  findIdMail({ email, expiresAt: at }),
  ...decisions.map((news) => decisionMail({ name: 'Meera', email }, news, { origin, at })),
  ...Object.values(atOnce).map((mailOf) => mailOf(email, at)),
  ...['you', 'a superadmin', 'the operator of the store'].map((by) =>
    removedMail(email, { by, at }),
  ),
  recoveryCodeMail(email, { left: 3, at }),
  ...['', origin].map((site) =>
    replyMail(
      { name: 'Meera', email, message: typed, createdAt: at } as Parameters<typeof replyMail>[0],
      { by: typed, message: typed, at },
      { origin: site, sellerName: typed },
    ),
  ),
]

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

const linesOf = (text: string) => text.split('\n')
const sentences = [
  ...mails.flatMap(({ subject, text, neutral, footer = '' }) => [
    subject,
    ...linesOf(text),
    ...linesOf(neutral?.text ?? ''),
    footer,
  ]),
  confirmationHint(link),
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
