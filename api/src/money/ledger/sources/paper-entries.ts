import type { Knex } from 'knex'
import { type Database, indiaDaySql } from '../../../base/base.ts'
import { joinedOrder, joinOrder, selectShippedOrders } from '../../../ordering/ordering.ts'
import type { TaxDocumentKind } from '../../invoices/tax-document.ts'
import { dateOf, entryColumns } from './entry-columns.ts'

/** On its day; of an order on credit so many days later. */
function dueOf(db: Database, daySql: string, creditDays: string): Knex.Raw {
  return db.raw(`DATE_FORMAT(${daySql} + INTERVAL COALESCE(??, 0) DAY, '%Y-%m-%d')`, [creditDays])
}

function selectDocuments(
  db: Database,
  { kind, buyerId }: { kind: TaxDocumentKind; buyerId: number | undefined },
): Knex.QueryBuilder {
  const isInvoice = kind === 'invoice'
  const day = () => db.raw(indiaDaySql('tax_documents.issued_at'))
  const total = "CAST(JSON_EXTRACT(tax_documents.content, '$.totals.total') AS SIGNED)"
  const query = db('tax_documents')
    .modify(joinOrder, 'tax_documents.order_id')
    .where('tax_documents.kind', kind)
    .select(
      entryColumns(db, {
        user: joinedOrder.buyerId,
        kind,
        id: 'tax_documents.id',
        day: day(),
        ...(isInvoice && {
          due: dueOf(db, indiaDaySql('tax_documents.issued_at'), joinedOrder.creditDays),
        }),
        amount: db.raw(isInvoice ? total : `-${total}`),
        label: 'tax_documents.number',
        order: { id: joinedOrder.id, publicId: joinedOrder.publicId },
      }),
    )
  if (buyerId !== undefined) void query.where(joinedOrder.buyerId, buyerId)
  return query
}

/** The invoices of a buyer or of all. */
export function selectInvoices(db: Database, buyerId?: number): Knex.QueryBuilder {
  return selectDocuments(db, { kind: 'invoice', buyerId })
}

/** The credit notes of a buyer or of all. */
export function selectCreditNotes(db: Database, buyerId?: number): Knex.QueryBuilder {
  return selectDocuments(db, { kind: 'credit-note', buyerId })
}

/** What was sent while the store had no seller, and so has no invoice yet. */
export function selectUninvoiced(db: Database, buyerId?: number): Knex.QueryBuilder {
  const shipped = selectShippedOrders(db)
  if (buyerId !== undefined) void shipped.where(joinedOrder.buyerId, buyerId)
  return db
    .from(shipped.as('shipped'))
    .leftJoin('tax_documents as invoice', (found) => {
      found.on('invoice.order_id', 'shipped.id').onVal('invoice.kind', 'invoice')
    })
    .whereNull('invoice.id')
    .select(
      entryColumns(db, {
        user: 'shipped.user_id',
        kind: 'order',
        id: 'shipped.id',
        day: 'shipped.day',
        due: dueOf(db, 'shipped.day', 'shipped.credit_days'),
        amount: 'shipped.total_paise',
        order: { id: 'shipped.id', publicId: 'shipped.public_id' },
      }),
    )
}

/** What admins entered: bills and advances from before, charges, cheques that came back. */
export function selectItems(db: Database, buyerId?: number): Knex.QueryBuilder {
  const query = db('ledger_items as item')
    .join('customers', 'customers.id', 'item.customer_id')
    .whereNull('item.struck_at')
    .select(
      entryColumns(db, {
        user: 'customers.user_id',
        kind: db.raw('item.kind'),
        id: 'item.id',
        day: dateOf(db, 'item.booked_on'),
        due: db.raw("IF(item.amount_paise > 0, DATE_FORMAT(item.due_on, '%Y-%m-%d'), NULL)"),
        amount: 'item.amount_paise',
        label: 'item.label',
        // An advance is money on account.
        item: db.raw('IF(item.amount_paise > 0, item.id, NULL)'),
        recordedPublicId: 'item.public_id',
      }),
    )
  if (buyerId !== undefined) void query.where('customers.user_id', buyerId)
  return query
}
