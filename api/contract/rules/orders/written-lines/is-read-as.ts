import { foldKey } from '../../catalog/product-texts.ts'

/** True when a line names the product otherwise than its model number is written, so that it is said. */
export function isReadAs(text: string, modelNo: string): boolean {
  return !foldKey(text).includes(foldKey(modelNo))
}
