import { importMessages } from '@store/contract/rules/catalog/imports/import-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { mostImportRows } from '@store/contract/rules/limits'
import { HttpError } from '../../../base/base.ts'
import type { VersionedProduct } from '../../products/product-by-key.ts'
import { packNumbers, unpackNumbers } from '../packed-numbers.ts'

/** A product whose stock an import changes, as the preview showed it. */
export type ShownStock = Pick<VersionedProduct, 'contentVersion' | 'stock'>

/** By the internal keys of products; those whose stock stays are not in it. */
export type ShownStocks = ReadonlyMap<number, ShownStock>

/** Writes what a preview showed as a short text, so that the import can tell what was sold since. */
export async function encodeShown(shown: ShownStocks): Promise<string> {
  let last = 0
  const sorted = [...shown].sort(([ours], [theirs]) => ours - theirs)
  return packNumbers(
    sorted.flatMap(([id, { contentVersion, stock }]) => {
      const step = id - last
      last = id
      return [step, contentVersion, stock]
    }),
  )
}

/**
 * Reads the text of {@link encodeShown}.
 * @throws HttpError (400) for any other text
 */
export async function decodeShown(text: string): Promise<ShownStocks> {
  const numbers = await unpackNumbers(text, 3 * mostImportRows)
  if (!numbers || numbers.length % 3 !== 0) {
    throw new HttpError(fieldError('shown', importMessages.shownUnreadable))
  }
  const shown = new Map<number, ShownStock>()
  let id = 0
  for (let at = 0; at < numbers.length; at += 3) {
    const [step = 0, contentVersion = 0, stock = 0] = numbers.slice(at, at + 3)
    id += step
    shown.set(id, { contentVersion, stock })
  }
  return shown
}
