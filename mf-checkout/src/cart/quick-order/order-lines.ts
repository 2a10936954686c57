import { t } from '@lingui/core/macro'
import { bracketedNumberOf } from '@store/contract/rules/orders/written-lines/quantity-beside'
import type { WrittenItem } from '@store/contract/rules/orders/written-lines/written-lines'
import type { BulkAdd } from '@store/contract/schemas/orders/cart'
import type { PreviewLine, ReadyLine } from '@store/contract/schemas/orders/cart-preview'

/** An item of a list with what it would add; that is `undefined` while it is looked up, and when it cannot be. */
export interface PreviewedItem extends WrittenItem {
  preview?: PreviewLine | undefined
  /** In place of the preview, of a line of a long list that can be added. */
  ready?: ReadyLine | undefined
}

/** One item of a quick order as the API read it, until then as it says alone, and its problem. */
export interface CheckedLine extends PreviewedItem {
  /** `undefined` when it can be added. */
  problem: string | undefined
}

function findLineError({ text, modelNo, quantity }: WrittenItem): string | undefined {
  if (modelNo === '') return t`Model number is missing`
  if (quantity !== undefined) return undefined
  const numbering = bracketedNumberOf(text)
  return numbering === undefined
    ? t`Write the quantity after a comma`
    : t`Is ${numbering} the quantity, or the number of the line?`
}

/**
 * What a line means.
 * @param rejection why the line was rejected when it was sent
 */
export function checkLine(item: PreviewedItem, rejection: string | undefined): CheckedLine {
  const { preview, ready } = item
  const product = preview?.product
  const modelNo = product?.modelNo ?? ready?.modelNo ?? (preview ? item.text : item.modelNo)
  const { quantity } = preview ?? ready ?? item
  // A product is found, or nobody looked: what is missing is the quantity.
  const isAsked = product !== undefined || preview === undefined
  const error = isAsked ? findLineError({ ...item, modelNo, quantity }) : undefined
  return { ...item, modelNo, quantity, problem: rejection ?? error ?? preview?.message }
}

/** A line as the API takes it. */
export type RequestedLine = BulkAdd['lines'][number]

/** What is sent for a line; `undefined` when it cannot be. */
export function requestOf({
  modelNo,
  quantity,
  problem,
  preview,
  ready,
}: CheckedLine): RequestedLine | undefined {
  if (problem !== undefined || quantity === undefined) return undefined
  const productId = preview?.product?._id ?? ready?.productId
  return { ...(productId !== undefined && { productId }), modelNo, quantity }
}

/** What a line costs in rupees; undefined before it is looked up. */
export const totalOf = ({ preview, ready }: PreviewedItem): number | undefined =>
  preview?.total ?? ready?.total

/** True for a line that can be added, of which only what adding it takes is known. */
export const isUnseen = ({ preview, ready, problem }: CheckedLine): boolean =>
  preview === undefined && ready !== undefined && problem === undefined

/** A line of a long list with what was looked up of it later. */
export function withPreview(line: CheckedLine, preview: PreviewLine | undefined): CheckedLine {
  if (!preview || !line.ready) return line
  const { quantity } = line.ready
  return checkLine({ ...line, preview: { ...preview, quantity } }, undefined)
}

/** Adds lines below a list. */
export const appendLines = (list: string, more: string): string =>
  [list.trimEnd(), more].filter(Boolean).join('\n')

/** Names each line by its content: an equal line that was moved keeps its name, a second one gets another. */
export function keysOf(texts: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return `${text}#${before}`
  })
}
