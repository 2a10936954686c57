import { formatFacts } from '@store/contract/rules/catalog/facts/product-facts'
import { formOfProduct } from '@store/contract/rules/catalog/product-validation'
import type { AuditChange } from '@store/contract/schemas/accounts/audit'
import type { Database } from '../../base/base.ts'
import { recordAudit } from '../../support/support.ts'
import type { ProductDetails, ProductRecord } from '../products/product.ts'

/** The superadmin's action on one product. */
export interface ProductAuditEntry {
  actorId: number
  done: 'created' | 'changed' | 'deleted'
  product: Pick<ProductRecord, 'publicId' | 'name'>
  changes?: readonly AuditChange[]
  at: Date
}

type Content = Omit<ProductDetails, 'id' | 'publicId' | 'version' | 'countryOfOrigin'>

/** Longer values are cut: an entry describes a change, it is not a copy. */
const longestValue = 200

function valuesOf(product: Content): Record<string, string> {
  const { prices, quantityBasedPrices, facts, ...texts } = formOfProduct(product)
  return {
    ...texts,
    'prices.enduser': prices.enduser,
    'prices.reseller': prices.reseller,
    'prices.distributor': prices.distributor,
    quantityBasedPrices: quantityBasedPrices
      .map(({ minQty, maxQty, price }) => `${minQty}-${maxQty || '…'}: ${price}`)
      .join('; '),
    facts: formatFacts(facts),
    images: product.images.map(({ key }) => key).join(', '),
    // The end of the key, for another file may have the same title.
    documents: product.documents.map(({ key, title }) => `${title} (${key.slice(-6)})`).join(', '),
  }
}

/** The differences of a product before and after, field by field, in rupees. */
export function productChanges(before: Content, after: Content): AuditChange[] {
  const values = valuesOf(after)
  return Object.entries(valuesOf(before)).flatMap(([field, was]) => {
    const is = values[field] ?? ''
    if (is === was) return []
    return [{ field, from: was.slice(0, longestValue), to: is.slice(0, longestValue) }]
  })
}

/** Stores who created, changed or deleted a product, in the transaction of the change. */
export async function auditProduct(trx: Database, entry: ProductAuditEntry): Promise<void> {
  const { actorId, done, product, changes = [], at } = entry
  if (done === 'changed' && changes.length === 0) return
  await recordAudit(trx, {
    actorId,
    action: `product.${done}`,
    subject: { kind: 'product', publicId: product.publicId, label: product.name },
    changes,
    at,
  })
}
