import { Type } from 'typebox'

/** The number of a tax document (CGST Rules 46(b)): letters, digits, dash and slash, at most 16. */
export function TaxDocumentNumber(description: string) {
  return Type.String({ pattern: '^[A-Za-z0-9/-]{1,16}$', description })
}
