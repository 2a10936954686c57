import * as adminMessages from '../../admin-messages.ts'
import type { FieldError } from '../../field-errors.ts'
import { type DeclaringProduct, findMissingDeclarations } from './missing-declarations.ts'

/**
 * Finds what keeps a product from being put on sale while the seller requires all declarations (declarations 2.3). A product
 * that is on sale may lack what it lacked, so that it can be corrected step by step; it may not lose a declaration.
 * @param former the product before the change; absent for a new one
 */
export function findRequiredDeclarations(
  product: DeclaringProduct,
  former?: DeclaringProduct,
): FieldError[] {
  const before = former ? findMissingDeclarations(former) : []
  return findMissingDeclarations(product)
    .filter((kind) => !before.includes(kind))
    .map((field) => ({ field, message: adminMessages.declarations.required }))
}
