import { priceTierOf } from '@store/contract/rules/accounts/roles'
import { type Paise, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { priceLine } from '@store/contract/rules/pricing/price'
import type { BulkAdd } from '@store/contract/schemas/orders/cart'
import type { CartPreview, PreviewLine } from '@store/contract/schemas/orders/cart-preview'
import type { ProductRecord } from '../../catalog/product.ts'
import type { NearModels } from '../../catalog/search/near-models.ts'
import type { Database } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { planAdditions, type RequestedLine } from '../additions/cart-plan.ts'
import { findRequestedLines } from '../additions/plan-by-model-no.ts'
import { readPieces } from '../additions/read-pieces.ts'
import { findQuantityFault } from '../cart-quantity.ts'

/** What a quick order would add, without adding it (api.md, Cart). */
export interface CartPreviewService {
  /** @param actor undefined: a visitor, who sees end-user prices and has no cart */
  preview(actor: Actor | undefined, lines: BulkAdd['lines']): Promise<CartPreview>
}

type Priced = Pick<PreviewLine, 'product' | 'price' | 'total'>

function presentLine(
  product: ProductRecord,
  { tierPrice, quantity }: { tierPrice: Paise; quantity: number },
): Priced {
  const { publicId: _id, name, modelNo, stock, slabs } = product
  const shown = { product: { _id, name, modelNo, stock } }
  if (findQuantityFault(quantity)) return shown
  const { unitPrice, total } = priceLine({ tierPrice, slabs, quantity })
  return { ...shown, price: rupeesFromPaise(unitPrice), total: rupeesFromPaise(total) }
}

export function createCartPreview({
  db,
  nearModels,
}: {
  db: Database
  nearModels: NearModels
}): CartPreviewService {
  return {
    async preview(actor, lines) {
      const tier = priceTierOf(actor?.role ?? 'visitor')
      const [requested, inCart] = await Promise.all([
        findRequestedLines(db, lines),
        actor ? readPieces(db, actor) : new Map<number, number>(),
      ])
      // The same decision as when the lines are added, so that both give the same reasons.
      const { rejected } = planAdditions(requested, inCart)
      const messageOf = new Map(rejected.map(({ line, message }) => [line, message]))
      const modelNoOf = ({ line }: RequestedLine) => lines[line - 1]?.modelNo ?? ''
      const unknown = requested.filter(({ products }) => products.length === 0).map(modelNoOf)
      const near = await nearModels.find(unknown, tier)
      return {
        lines: requested.map((line): PreviewLine => {
          const [product, second] = line.products
          const message = messageOf.get(line.line)
          const suggestions = product ? [] : (near.get(modelNoOf(line)) ?? [])
          const tierPrice = product?.pricesPaise[tier]
          return {
            ...(product &&
              tierPrice !== undefined &&
              !second &&
              presentLine(product, { tierPrice, quantity: line.quantity })),
            ...(message !== undefined && { message }),
            ...(suggestions.length > 0 && { suggestions }),
          }
        }),
      }
    },
  }
}
