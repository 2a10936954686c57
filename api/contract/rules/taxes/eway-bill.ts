import { type FormError, fieldError } from '../field-errors.ts'
import { taxFileMessages as messages } from './tax-file-messages.ts'

/** Whether goods need an e-way bill: not, one of their own, or one from the IRN of their e-invoice. */
export const ewayBillNeeds = ['none', 'own', 'of-irn'] as const
export type EwayBillNeed = (typeof ewayBillNeeds)[number]

/** An e-way bill number as it is stored. @example ewayBillNumberOf('3910 0124 0187') // '391001240187' */
export function ewayBillNumberOf(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** Checks the number of an e-way bill: 12 digits (form GST EWB-01). @returns `undefined` when it can be one */
export function findEwayBillNumberError(typed: string): FormError | undefined {
  return /^[1-9]\d{11}$/.test(ewayBillNumberOf(typed))
    ? undefined
    : fieldError('ewayBillNumber', messages.ewayBillNumber)
}
