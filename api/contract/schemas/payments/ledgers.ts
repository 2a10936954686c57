import { type Static, Type } from 'typebox'
import { balanceAnswers, ledgerItemKinds, ledgerKinds } from '../../rules/ledger/ledger-kinds.ts'
import {
  largestListLimit,
  longestBalanceMessage,
  longestLedgerLabel,
  longestStrikeReason,
} from '../../rules/limits.ts'
import { Day, Id, Instant, OneLine, oneOf, Rupees } from '../wire.ts'

const strict = { additionalProperties: false }

const period = {
  from: Type.Optional(
    Type.Unsafe<string>({
      ...Day,
      description: 'first day; default: 1 April of the financial year of `to`',
    }),
  ),
  to: Type.Optional(
    Type.Unsafe<string>({ ...Day, description: 'last day; default, and at most, today' }),
  ),
}

/** The days of a statement of account; both are included. */
export const LedgerPeriodSchema = Type.Object(period, strict)

/** `{id}` of a ledger. */
export const LedgerParamsSchema = Type.Object({
  id: Type.Unsafe<string>({ ...Id, description: 'of the account; `me` for the own one' }),
})

export const LedgerItemParamsSchema = Type.Object({
  ...LedgerParamsSchema.properties,
  itemId: Id,
})

export const LedgerReceiptParamsSchema = Type.Object({
  ...LedgerParamsSchema.properties,
  receiptId: Id,
})

export const LedgerFileQuerySchema = Type.Object(
  { ...period, format: oneOf(['pdf', 'xlsx'] as const) },
  strict,
)

/** Open bills by how many days they are overdue, and the money beside them; the rest is the balance. */
export const AgeingSchema = Type.Object({
  notDue: Rupees,
  days30: Type.Unsafe<number>({ ...Rupees, description: '1 to 30 days overdue' }),
  days60: Type.Unsafe<number>({ ...Rupees, description: '31 to 60' }),
  days90: Type.Unsafe<number>({ ...Rupees, description: '61 to 90' }),
  over90: Rupees,
  advances: Type.Unsafe<number>({
    ...Rupees,
    description: 'money and credit notes that no bill uses',
  }),
  balance: Type.Unsafe<number>({ ...Rupees, description: 'what is owed; negative for an advance' }),
})

const LedgerEntrySchema = Type.Object({
  kind: oneOf(ledgerKinds),
  day: Day,
  label: Type.Optional(
    Type.String({ description: 'number of the paper, reference of the payment' }),
  ),
  order: Type.Optional(Id),
  item: Type.Optional(
    Type.Unsafe<string>({ ...Id, description: 'of an entry that an admin recorded' }),
  ),
  receipt: Type.Optional(
    Type.Unsafe<string>({ ...Id, description: 'of an advance whose buyer an admin named' }),
  ),
  debit: Type.Optional(Rupees),
  credit: Type.Optional(Rupees),
  balance: Type.Unsafe<number>({ ...Rupees, description: 'after this entry' }),
})

const OpenBillSchema = Type.Object({
  label: Type.Optional(Type.String()),
  order: Type.Optional(Id),
  dueOn: Type.Optional(Day),
  amount: Type.Unsafe<number>({ ...Rupees, description: 'what is not paid of it' }),
})

const LedgerBuyerSchema = Type.Object({
  _id: Id,
  name: Type.String(),
  firmName: Type.Optional(Type.String()),
  role: Type.String(),
  businessId: Type.Optional(
    Type.String({ description: 'reseller or distributor ID, as the role is; end users have none' }),
  ),
})

/** What the buyer answered about a balance. */
const BalanceConfirmationSchema = Type.Object({
  _id: Id,
  at: Instant,
  from: Day,
  to: Day,
  balance: Rupees,
  answer: oneOf(balanceAnswers),
  message: Type.Optional(Type.String()),
  by: Type.String({ description: 'name of the person' }),
  changed: Type.Boolean({ description: 'the ledger has another balance for that day now' }),
})

/** The statement of account of a buyer; all of it is of one instant. */
export const LedgerSchema = Type.Object({
  buyer: LedgerBuyerSchema,
  asOf: Instant,
  from: Day,
  to: Day,
  opening: Rupees,
  entries: Type.Array(LedgerEntrySchema),
  debits: Rupees,
  credits: Rupees,
  closing: Rupees,
  ageing: AgeingSchema,
  bills: Type.Array(OpenBillSchema, { description: 'open on the last day, oldest due first' }),
  ordered: Type.Object(
    { count: Type.Integer(), total: Rupees },
    { description: 'ordered and not sent yet: not owed' },
  ),
  confirmations: Type.Array(BalanceConfirmationSchema, {
    description: 'the newest ones, newest first',
  }),
})

export const LedgerListQuerySchema = Type.Object(
  {
    q: Type.Optional(OneLine(200, { description: 'part of name, firm, e-mail or business ID' })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: largestListLimit })),
  },
  strict,
)

/** The buyers that owe or have something, or those found, with their totals; the one whose bill is due the longest is the first. */
export const LedgerListSchema = Type.Object({
  asOf: Instant,
  totals: AgeingSchema,
  buyers: Type.Array(
    Type.Object({
      ...LedgerBuyerSchema.properties,
      ...AgeingSchema.properties,
      oldestDueOn: Type.Optional(Day),
      answer: Type.Optional(oneOf(balanceAnswers, { description: 'the newest about a balance' })),
    }),
  ),
})

/** An entry by hand: a bill or an advance from before, a charge, a cheque that came back. */
export const LedgerItemSchema = Type.Object(
  {
    kind: oneOf(ledgerItemKinds),
    label: OneLine(longestLedgerLabel, { description: 'number of the paper, or a note' }),
    day: Day,
    dueOn: Type.Optional(Type.Unsafe<string>({ ...Day, description: 'default: `day`' })),
    amount: Type.Unsafe<number>({
      ...Rupees,
      description: 'below zero for an advance from before',
    }),
  },
  strict,
)

export const StrikeLedgerItemSchema = Type.Object(
  { reason: OneLine(longestStrikeReason, { description: 'stays with the entry' }) },
  strict,
)

/** The buyer's answer about the balance at the end of a period. */
export const ConfirmBalanceSchema = Type.Object(
  {
    ...period,
    seen: Type.Unsafe<number>({ ...Rupees, description: '`closing` as it was looked at' }),
    answer: oneOf(balanceAnswers),
    message: Type.Optional(
      Type.String({ maxLength: longestBalanceMessage, description: 'what differs' }),
    ),
  },
  strict,
)

/** Tax that the buyer deducted at source of an order and pays to the tax office. */
export const WithheldTaxSchema = Type.Object(
  {
    amount: Rupees,
    withheldOn: Day,
    reference: OneLine(longestLedgerLabel, { description: 'number of the certificate, or a note' }),
  },
  strict,
)

export const LedgerLinkSchema = Type.Object({
  path: Type.String({ description: 'of the PDF, on the origin of the site; a key to it' }),
  expiresAt: Instant,
})

/** `{token}` of a link. Any text, because a wrong one is a 404. */
export const LedgerLinkParamsSchema = Type.Object({ token: Type.String({ maxLength: 300 }) })

export type LedgerPeriodQuery = Static<typeof LedgerPeriodSchema>
export type Ledger = Static<typeof LedgerSchema>
export type LedgerList = Static<typeof LedgerListSchema>
export type LedgerItemBody = Static<typeof LedgerItemSchema>
export type ConfirmBalanceBody = Static<typeof ConfirmBalanceSchema>
export type WithheldTaxBody = Static<typeof WithheldTaxSchema>
export type LedgerLink = Static<typeof LedgerLinkSchema>
export type AgeingAmounts = Static<typeof AgeingSchema>
