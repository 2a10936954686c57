import { setImmediate as nextTurn } from 'node:timers/promises'
import { priceTierOf, type Tier } from '@store/contract/rules/accounts/roles'
import { foldKey } from '@store/contract/rules/catalog/product-texts'
import { mostWrittenLines } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import {
  readInSlices,
  type WrittenItem,
} from '@store/contract/rules/orders/written-lines/written-lines'
import { type Paise, rupeesFromPaise } from '@store/contract/rules/pricing/money'
import { priceLine } from '@store/contract/rules/pricing/price'
import type {
  CartPreview,
  CartPreviewQuery,
  ListPreview,
  ListPreviewOptions,
  NearModel,
  PreviewLine,
  ReadyLine,
} from '@store/contract/schemas/orders/cart-preview'
import type { Actor, Database } from '../../../base/base.ts'
import type { NearModels, ProductRecord } from '../../../catalog/catalog.ts'
import { planAdditions, type RequestedLine } from '../additions/cart-plan.ts'
import { findRequestedLines } from '../additions/plan-by-model-no.ts'
import { readPieces } from '../additions/read-pieces.ts'
import { findQuantityFault } from '../cart-quantity.ts'
import { matchWrittenLines } from './match-written-lines.ts'

/** What a quick order would add, without adding it (ordering 1.7). */
export interface CartPreviewService {
  /** @param actor undefined: a visitor, who sees end-user prices and has no cart */
  preview(actor: Actor | undefined, lines: CartPreviewQuery['lines']): Promise<CartPreview>
  /** Reads a list as somebody pasted it. */
  previewList(
    actor: Actor | undefined,
    list: string,
    options: ListPreviewOptions,
  ): Promise<ListPreview>
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

/** A line of the request with the products that it names. */
interface ReadLine extends RequestedLine {
  /** The model number as it was written. */
  modelNo: string
  isWritten: boolean
}

type PreviewedLine = CartPreviewQuery['lines'][number]

/** Reads the lines in the order of the request: those with a model number, and those as somebody wrote them. */
async function readLines(db: Database, lines: readonly PreviewedLine[]): Promise<ReadLine[]> {
  const named = lines.flatMap((line) => ('text' in line ? [] : [line]))
  const texts = lines.flatMap((line) => ('text' in line ? [line.text] : []))
  const [requested, matched] = await Promise.all([
    findRequestedLines(db, named),
    matchWrittenLines(db, texts),
  ])
  const [nextNamed, nextWritten] = [requested.values(), matched.values()]
  return lines.flatMap((asked, index): ReadLine[] => {
    const line = index + 1
    if (!('text' in asked)) {
      const { value } = nextNamed.next()
      return value ? [{ ...value, line, modelNo: asked.modelNo, isWritten: false }] : []
    }
    const { value } = nextWritten.next()
    // What the line does not say is refused like any quantity that cannot be ordered.
    return value
      ? [{ ...value, line, quantity: value.quantity ?? Number.NaN, isWritten: true }]
      : []
  })
}

/** The items of a list; other requests are answered between its slices. */
async function readItems(list: string): Promise<WrittenItem[]> {
  const slices = readInSlices(list)
  for (let slice = slices.next(); ; slice = slices.next()) {
    if (slice.done) return slice.value
    await nextTurn()
  }
}

/** @returns undefined for a line that cannot be added */
function readyOf({ product, quantity, total, message }: PreviewLine): ReadyLine | undefined {
  if (!product || quantity === undefined || total === undefined || message !== undefined) {
    return undefined
  }
  return { productId: product._id, modelNo: product.modelNo, quantity, total }
}

/** Says of lines that can be added, after the first ones, only what adding them takes. */
function withoutPreviews(
  lines: ListPreview['lines'],
  readyPreviews: number | undefined,
): ListPreview['lines'] {
  let shown = 0
  return lines.map((line) => {
    const { preview, ...item } = line
    const ready = preview && readyOf(preview)
    if (!ready || shown === readyPreviews) return ready ? { ...item, ready } : line
    shown += 1
    return line
  })
}

type Named = Pick<ProductRecord, 'brand' | 'modelNo'>

const isTwin = (product: Named, other: Named) =>
  product.brand !== other.brand && foldKey(product.modelNo) === foldKey(other.modelNo)

function choicesOf(products: readonly ProductRecord[], tier: Tier): NearModel[] {
  return products.map(({ publicId: _id, name, brand, modelNo, stock, pricesPaise }) => ({
    _id,
    name,
    modelNo,
    stock,
    price: rupeesFromPaise(pricesPaise[tier]),
    ...(products.some((other) => isTwin(other, { brand, modelNo })) && { brand }),
  }))
}

export function createCartPreview({
  db,
  nearModels,
}: {
  db: Database
  nearModels: NearModels
}): CartPreviewService {
  const cartPreview: CartPreviewService = {
    async preview(actor, lines) {
      const tier = priceTierOf(actor?.role ?? 'visitor')
      const [requested, inCart] = await Promise.all([
        readLines(db, lines),
        actor ? readPieces(db, actor) : new Map<number, number>(),
      ])
      // The same decision as when the lines are added, so that both give the same reasons.
      const { rejected } = planAdditions(requested, inCart)
      const messageOf = new Map(rejected.map(({ line, message }) => [line, message]))
      const unknown = requested.filter(({ products }) => products.length === 0)
      const near = await nearModels.find(
        unknown.map(({ modelNo }) => modelNo),
        tier,
      )
      return {
        lines: requested.map((line): PreviewLine => {
          const [product, second] = line.products
          const hasChoice = line.isWritten && second !== undefined
          const message = hasChoice ? messages.quickOrder.several : messageOf.get(line.line)
          const suggestions = product
            ? choicesOf(hasChoice ? line.products : [], tier)
            : (near.get(line.modelNo) ?? [])
          return {
            ...(product &&
              !second &&
              presentLine(product, {
                tierPrice: product.pricesPaise[tier],
                quantity: line.quantity,
              })),
            ...(line.isWritten && Number.isInteger(line.quantity) && { quantity: line.quantity }),
            ...(message !== undefined && { message }),
            ...(suggestions.length > 0 && { suggestions }),
          }
        }),
      }
    },

    async previewList(actor, list, { readyPreviews }) {
      const items = await readItems(list)
      const asked = items.slice(0, mostWrittenLines).map(({ text }) => ({ text }))
      const { lines } = await cartPreview.preview(actor, asked)
      const previewed = items.map(({ lineNumber, text }, at) => {
        const preview = lines[at]
        return { lineNumber, text, ...(preview && { preview }) }
      })
      return { lines: withoutPreviews(previewed, readyPreviews) }
    },
  }
  return cartPreview
}
