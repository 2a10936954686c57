import { findTaxFaults } from '@store/contract/rules/catalog/tax/tax-faults'
import type { Database } from '../../../base/base.ts'

interface StoredTax {
  gst_basis_points: number
  hsn: string | null
  unit: string
}

/** A condition for SQL; a raw query itself would run as soon as it was awaited. */
export interface TaxFaultCondition {
  sql: string
  values: (string | number)[]
}

/**
 * A condition that is 1 for products whose tax details do not exist, else 0. The few combinations of rate, HSN and unit that the
 * products have are judged by the rule of the contract, which SQL does not know.
 */
export async function readTaxFaultCondition(db: Database): Promise<TaxFaultCondition> {
  const stored: StoredTax[] = await db('products')
    .whereNull('deleted_at')
    .distinct('gst_basis_points', 'hsn', 'unit')
  const wrong = stored.filter(
    ({ gst_basis_points: basisPoints, hsn, unit }) =>
      findTaxFaults({ gstPercent: basisPoints / 100, hsn: hsn ?? undefined, unit }).length > 0,
  )
  if (wrong.length === 0) return { sql: '0', values: [] }
  const triples = wrong.map(() => '(?, ?, ?)').join(', ')
  // By their ids, so that the index of the table's filters goes on answering the rest.
  return {
    sql: `id IN (SELECT faulty.id FROM products AS faulty
      WHERE faulty.deleted_at IS NULL AND (faulty.gst_basis_points, COALESCE(faulty.hsn, ''), faulty.unit) IN (${triples}))`,
    values: wrong.flatMap(({ gst_basis_points: basisPoints, hsn, unit }) => [
      basisPoints,
      hsn ?? '',
      unit,
    ]),
  }
}
