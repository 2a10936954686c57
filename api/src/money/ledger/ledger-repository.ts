import type { BalanceAnswer, LedgerItemKind } from '@store/contract/rules/ledger/ledger-kinds'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import { type Database, executeStatement, insertStatement, orUpdate } from '../../base/base.ts'
import { joinUser, userColumns } from '../../people/people.ts'

/** An entry by hand, to insert. */
export interface NewLedgerItem {
  publicId: string
  customerId: number
  kind: LedgerItemKind
  label: string
  /** YYYY-MM-DD */
  day: string
  dueOn: string
  /** Negative for an advance from before. */
  amount: Paise
  actorId: number
  at: Date
}

/** An answer of a buyer about a balance. */
export interface ConfirmationRecord {
  publicId: string
  at: Date
  from: string
  to: string
  balance: Paise
  answer: BalanceAnswer
  message: string | undefined
  by: string
}

/**
 * The key of the customer whose account this is; the row is inserted when there is none. Other transactions that change what the
 * customer owes wait until the end of this one (ADR 0191).
 */
export async function customerOf(trx: Database, userId: number, at: Date): Promise<number> {
  const first = insertStatement('customers', [{ user_id: userId, created_at: at }])
  const statement = orUpdate(first, 'id = LAST_INSERT_ID(id), credit_version = credit_version + 1')
  return (await executeStatement(trx, statement)).insertId
}

/** Inserts an entry. */
export async function insertItem(trx: Database, item: NewLedgerItem): Promise<void> {
  await trx('ledger_items').insert({
    public_id: item.publicId,
    customer_id: item.customerId,
    kind: item.kind,
    label: item.label,
    booked_on: item.day,
    due_on: item.dueOn,
    amount_paise: item.amount,
    recorded_by: item.actorId,
    created_at: item.at,
  })
}

/** An entry by hand of a customer, locked until the end of the transaction. */
export async function lockItem(
  trx: Database,
  { customerId, publicId }: { customerId: number; publicId: string },
): Promise<
  { id: number; kind: string; label: string; amount: Paise; isStruck: boolean } | undefined
> {
  const row:
    | { id: number; kind: string; label: string; amount_paise: number; struck_at: Date | null }
    | undefined = await trx('ledger_items')
    .where({ customer_id: customerId, public_id: publicId })
    .forUpdate()
    .first('id', 'kind', 'label', 'amount_paise', 'struck_at')
  return (
    row && {
      id: row.id,
      kind: row.kind,
      label: row.label,
      amount: paise(row.amount_paise),
      isStruck: row.struck_at !== null,
    }
  )
}

/** Strikes an entry out; it stays, and no ledger has it. */
export async function strikeItemRow(
  trx: Database,
  { id, reason, actorId, at }: { id: number; reason: string; actorId: number; at: Date },
): Promise<void> {
  await trx('ledger_items')
    .where({ id })
    .update({ struck_at: at, struck_by: actorId, strike_reason: reason })
}

/** Says whose money a receipt is; another one before is replaced. */
export async function savePayer(
  trx: Database,
  payer: { receiptId: number; customerId: number; actorId: number; at: Date },
): Promise<void> {
  const row = {
    receipt_id: payer.receiptId,
    customer_id: payer.customerId,
    recorded_by: payer.actorId,
    created_at: payer.at,
  }
  const statement = insertStatement('receipt_payers', [row])
  const change = 'customer_id = VALUES(customer_id), recorded_by = VALUES(recorded_by)'
  await executeStatement(trx, orUpdate(statement, change))
}

/** Forgets whose money a receipt is. @returns whether it was this customer's */
export async function deletePayer(
  trx: Database,
  { receiptId, customerId }: { receiptId: number; customerId: number },
): Promise<boolean> {
  const deleted = await trx('receipt_payers')
    .where({ receipt_id: receiptId, customer_id: customerId })
    .delete()
  return deleted > 0
}

/** Inserts an answer about a balance. */
export async function insertConfirmation(
  trx: Database,
  answer: Omit<ConfirmationRecord, 'by'> & { customerId: number; actorId: number },
): Promise<void> {
  await trx('balance_confirmations').insert({
    public_id: answer.publicId,
    customer_id: answer.customerId,
    from_day: answer.from,
    to_day: answer.to,
    balance_paise: answer.balance,
    answer: answer.answer,
    message: answer.message ?? null,
    answered_by: answer.actorId,
    created_at: answer.at,
  })
}

/** Answers that are shown. */
const shownAnswers = 20

/** The newest answers of an account about its balance, newest first. */
export async function readConfirmations(
  db: Database,
  userId: number,
): Promise<ConfirmationRecord[]> {
  const rows: {
    public_id: string
    created_at: Date
    from_day: Date
    to_day: Date
    balance_paise: number
    answer: BalanceAnswer
    message: string | null
    by_name: string
  }[] = await db('balance_confirmations as given')
    .join('customers', 'customers.id', 'given.customer_id')
    .modify(joinUser, 'given.answered_by')
    .where('customers.user_id', userId)
    .orderBy('given.id', 'desc')
    .limit(shownAnswers)
    .select('given.*', { by_name: userColumns.name })
  return rows.map((row) => ({
    publicId: row.public_id,
    at: row.created_at,
    // The driver reads a DATE as midnight in UTC.
    from: row.from_day.toISOString().slice(0, 10),
    to: row.to_day.toISOString().slice(0, 10),
    balance: paise(row.balance_paise),
    answer: row.answer,
    message: row.message ?? undefined,
    by: row.by_name,
  }))
}

/** The newest answer of each account, by its key; an account without any is absent. */
export async function readLatestAnswers(
  db: Database,
  userIds: readonly number[],
): Promise<Map<number, BalanceAnswer>> {
  if (userIds.length === 0) return new Map()
  const latest = db('balance_confirmations').groupBy('customer_id').max('id')
  const rows: { user_id: number; answer: BalanceAnswer }[] = await db(
    'balance_confirmations as given',
  )
    .join('customers', 'customers.id', 'given.customer_id')
    .whereIn('given.id', latest)
    .whereIn('customers.user_id', [...userIds])
    .select('customers.user_id', 'given.answer')
  return new Map(rows.map(({ user_id: id, answer }) => [id, answer]))
}

/** The version that links to the statement of an account carry; 0 until they are closed for the first time. */
export async function readLinkVersion(db: Database, userId: number): Promise<number> {
  const row: { link_version: number } | undefined = await db('customers')
    .where({ user_id: userId })
    .first('link_version')
  return row?.link_version ?? 0
}

/** Closes all links of a customer. */
export async function raiseLinkVersion(trx: Database, customerId: number): Promise<void> {
  await trx('customers').where({ id: customerId }).increment('link_version', 1)
}

/** Keeps how much of a receipt, which the bank takes back, is whose; before its parts are taken back. */
export async function insertReturns(
  trx: Database,
  {
    receiptId,
    amounts,
    returnedOn,
  }: { receiptId: number; amounts: ReadonlyMap<number, Paise>; returnedOn: string },
): Promise<void> {
  const rows = [...amounts].map(([customerId, amount]) => ({
    receipt_id: receiptId,
    customer_id: customerId,
    amount_paise: amount,
    returned_on: returnedOn,
  }))
  if (rows.length > 0) await executeStatement(trx, insertStatement('receipt_returns', rows))
}

/** Forgets that a receipt went back: it is reopened. */
export async function deleteReturns(trx: Database, receiptId: number): Promise<void> {
  await trx('receipt_returns').where({ receipt_id: receiptId }).delete()
}
