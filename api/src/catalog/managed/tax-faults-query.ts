import { findTaxFaults } from '@store/contract/rules/catalog/tax/tax-faults'
import type { Knex } from 'knex'
import type { Database } from '../../database/database.ts'

interface StoredTax {
  gst_basis_points: number
  hsn: string | null
  unit: string
}

/**
 * A condition that is 1 for products whose tax details do not exist, else 0. The few combinations of rate, HSN and unit that the
 * products have are judged by the rule of the contract, which SQL does not know.
 */
export async function readTaxFaultCondition(db: Database): Promise<Knex.Raw> {
  const stored: StoredTax[] = await db('products')
    .whereNull('deleted_at')
    .distinct('gst_basis_points', 'hsn', 'unit')
  const wrong = stored.filter(
    ({ gst_basis_points: basisPoints, hsn, unit }) =>
      findTaxFaults({ gstPercent: basisPoints / 100, hsn: hsn ?? undefined, unit }).length > 0,
  )
  if (wrong.length === 0) return db.raw('0')
  const triples = wrong.map(() => '(?, ?, ?)').join(', ')
  return db.raw(
    `(gst_basis_points, COALESCE(hsn, ''), unit) IN (${triples})`,
    wrong.flatMap(({ gst_basis_points: basisPoints, hsn, unit }) => [basisPoints, hsn ?? '', unit]),
  )
}
