import { type Static, Type } from 'typebox'

/** The bank account for transfers (spec §2, Payment), from configuration. */
export const BankBlockSchema = Type.Object({
  accountHolder: Type.String(),
  bank: Type.String(),
  accountNumber: Type.String(),
  ifsc: Type.String(),
  branch: Type.String(),
  upiId: Type.Optional(Type.String()),
  /** Present when orders can be paid online. */
  online: Type.Optional(Type.Literal(true)),
})

export type BankBlock = Static<typeof BankBlockSchema>
