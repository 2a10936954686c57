import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { mostImportRows } from '@store/contract/rules/limits'
import { HttpError } from '../../../base/base.ts'
import { packNumbers, unpackNumbers } from '../packed-numbers.ts'

/** A product as the preview read it. */
export interface SeenProduct {
  id: number
  contentVersion: number
}

function unreadable(): HttpError {
  return new HttpError(fieldError('seen', adminMessages.priceChanges.previewUnreadable))
}

/**
 * Writes the products of a preview as a short text, so that a client can send back what it saw of a whole catalogue.
 * @param products in ascending order of their ids
 */
export async function encodeSeen(products: readonly SeenProduct[]): Promise<string> {
  let last = 0
  return packNumbers(
    products.flatMap(({ id, contentVersion }) => {
      const step = id - last
      last = id
      return [step, contentVersion]
    }),
  )
}

/**
 * Reads the text of {@link encodeSeen}.
 * @throws HttpError (400) for any other text
 */
export async function decodeSeen(text: string): Promise<SeenProduct[]> {
  const numbers = await unpackNumbers(text, 2 * mostImportRows)
  if (!numbers) throw unreadable()
  const products: SeenProduct[] = []
  let id = 0
  for (let at = 0; at < numbers.length; at += 2) {
    const [step = 0, contentVersion] = [numbers[at], numbers[at + 1]]
    if (contentVersion === undefined || step === 0) throw unreadable()
    id += step
    products.push({ id, contentVersion })
  }
  if (products.length === 0 || !Number.isSafeInteger(id)) throw unreadable()
  return products
}
