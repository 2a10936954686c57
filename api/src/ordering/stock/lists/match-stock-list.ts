import { longestWrittenLine, mostStockLines } from '@store/contract/rules/limits'
import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { stockMessages as messages } from '@store/contract/rules/stock/stock-messages'
import type { StockLines } from '@store/contract/schemas/stock/stock'
import { type Database, HttpError } from '../../../base/base.ts'
import type { NearModels } from '../../../catalog/catalog.ts'
import { type MatchedText, matchWrittenLines } from '../../cart/preview/match-written-lines.ts'
import { readStockList, type StockListLine } from './read-stock-list.ts'

/** Reads lists of pieces for goods in and counts. */
export interface StockLists {
  /**
   * What the lines of a list mean in the catalogue.
   * @throws HttpError (400) for too many lines
   */
  read(list: string): Promise<StockLines>
}

type Line = StockLines['lines'][number]

/** Nothing that is priced is shown: any tier does. */
const anyTier = 'enduser'

/** @param isCostShared another item of the same line has the cost, too */
function messageFor(
  line: StockListLine,
  matched: MatchedText,
  { quantity, isCostShared }: { quantity: number | undefined; isCostShared: boolean },
): string | undefined {
  const [product, second] = matched.products
  if (!product) {
    return matched.modelNo === '' ? messages.unnamed : messages.unknownModel(matched.modelNo)
  }
  if (second) return messages.several
  if (line.badQuantity !== undefined) return messages.quantityInvalid
  if (quantity === undefined) return messages.quantityMissing
  if (line.badCost !== undefined) return messages.costInvalid
  return isCostShared && line.cost !== undefined ? messages.costWithSeveral : undefined
}

/** Creates the reader of lists. */
export function createStockLists({
  db,
  nearModels,
}: {
  db: Database
  nearModels: NearModels
}): StockLists {
  return {
    async read(list) {
      const written = readStockList(list)
      if (written.length > mostStockLines) {
        throw new HttpError({ message: messages.tooManyLines(mostStockLines) })
      }
      const texts = written.map(({ text }) => text.slice(0, longestWrittenLine))
      const matched = await matchWrittenLines(db, texts)
      const unknown = matched.filter(({ products }) => products.length === 0)
      const near = await nearModels.find(
        unknown.map(({ modelNo }) => modelNo),
        anyTier,
      )
      const itemsOf = new Map<number, number>()
      for (const { lineNumber } of written) {
        itemsOf.set(lineNumber, (itemsOf.get(lineNumber) ?? 0) + 1)
      }
      const lines = written.map((line, at): Line => {
        const match = matched[at] ?? { products: [], quantity: undefined, modelNo: '' }
        const quantity = line.quantity ?? match.quantity
        const isCostShared = (itemsOf.get(line.lineNumber) ?? 0) > 1
        const message = messageFor(line, match, { quantity, isCostShared })
        const [product, second] = match.products
        const choices = second
          ? match.products.map(({ publicId: _id, name, modelNo }) => ({ _id, name, modelNo }))
          : product
            ? []
            : (near.get(match.modelNo) ?? []).map(({ _id, name, modelNo }) => ({
                _id,
                name,
                modelNo,
              }))
        return {
          lineNumber: line.lineNumber,
          text: line.text,
          ...(product &&
            !second && {
              product: {
                _id: product.publicId,
                name: product.name,
                brand: product.brand,
                modelNo: product.modelNo,
                stock: product.stock,
              },
            }),
          ...(quantity !== undefined && Number.isInteger(quantity) && { quantity }),
          ...(line.cost !== undefined && { cost: rupeesFromPaise(line.cost) }),
          ...(message !== undefined && { message }),
          ...(choices.length > 0 && { suggestions: choices }),
        }
      })
      return { lines }
    },
  }
}
