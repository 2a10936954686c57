import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { documentOf, lineOf } from '../../../../test/invoices/sample-contents.ts'
import { buildCreditNote, countCredited, findUncredited } from '../document-content.ts'
import type { TaxContent } from '../tax-document.ts'

const at = new Date('2026-11-27T06:00:00Z')
const parts = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const

const invoice = fc
  .record({
    isIntraState: fc.boolean(),
    lines: fc.array(
      fc.record({
        unitPrice: fc.integer({ min: 1, max: 10_000_000 }),
        quantity: fc.integer({ min: 1, max: 60 }),
        gstPercent: fc.constantFrom(0, 5, 12, 18, 28, 40),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ isIntraState, lines }) =>
    documentOf({ isIntraState, lines: lines.map((line) => lineOf(line, isIntraState)) }),
  )

/** How much of what is left each note takes of each line, in percent. */
const takings = fc.array(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 5 }), {
  maxLength: 5,
})

function creditIn(sale: TaxContent, former: readonly TaxContent[], shares?: readonly number[]) {
  const pieces = findUncredited(sale, former)
    .map(({ line, quantity }) => {
      const share = shares ? (shares[line - 1] ?? 0) : 100
      return { line, quantity: Math.round((quantity * share) / 100) }
    })
    .filter(({ quantity }) => quantity > 0)
  const header = { number: `CN/26-27/0000${former.length + 1}`, at }
  return buildCreditNote({ invoice: sale, former }, header, {
    pieces,
    reason: undefined,
    taxedUntil: undefined,
  })
}

describe('the credit notes of an invoice', () => {
  it('come to it line by line, tax by tax and with its round-off, whatever lines and pieces each takes', () => {
    fc.assert(
      fc.property(invoice, takings, (sale, wanted) => {
        const notes: TaxContent[] = []
        for (const shares of wanted) notes.push(creditIn(sale, notes, shares))
        notes.push(creditIn(sale, notes))
        expect([...countCredited(notes).values()].reduce((sum, count) => sum + count, 0)).toBe(
          sale.lines.reduce((sum, { quantity }) => sum + quantity, 0),
        )
        for (const part of [...parts, 'roundOff'] as const)
          expect(notes.reduce((sum, { totals }) => sum + totals[part], 0)).toBe(sale.totals[part])
        for (const [index, line] of sale.lines.entries()) {
          const credited = notes.flatMap(({ lines }) =>
            lines.filter(({ invoiceLine }) => invoiceLine === index + 1),
          )
          for (const part of parts)
            expect(credited.reduce((sum, one) => sum + one[part], 0)).toBe(line[part])
        }
      }),
      { numRuns: 500 },
    )
  })

  it('say for each line what the pieces cost, and the tax of its rate, but for the paise that rounding leaves', () => {
    fc.assert(
      fc.property(invoice, takings, (sale, wanted) => {
        const notes: TaxContent[] = []
        for (const shares of wanted) notes.push(creditIn(sale, notes, shares))
        for (const { lines } of notes)
          for (const {
            quantity,
            unitPrice,
            total,
            taxable,
            cgst,
            sgst,
            igst,
            gstPercent,
          } of lines) {
            expect(total).toBe(quantity * unitPrice)
            expect(cgst).toBe(sgst)
            const tax = cgst + sgst + igst
            expect(Math.abs(tax - (taxable * gstPercent) / 100)).toBeLessThanOrEqual(3)
            expect(Math.abs(total - taxable - tax)).toBeLessThanOrEqual(3)
          }
      }),
      { numRuns: 500 },
    )
  })

  it('have the round-off that an invoice of the same pieces would have', () => {
    // Four pieces at ₹749.25 need none in another state; two do.
    const sale = documentOf({ lines: [lineOf({ quantity: 4, unitPrice: 749_25 })] })
    const two = documentOf({ lines: [lineOf({ quantity: 2, unitPrice: 749_25 })] })
    const first = creditIn(sale, [], [50])
    expect(sale.totals.roundOff).toBe(0)
    expect(first.totals).toEqual(two.totals)
    expect(first.totals.roundOff).toBe(-1)
    expect(creditIn(sale, [first]).totals.roundOff).toBe(1)
  })
})
