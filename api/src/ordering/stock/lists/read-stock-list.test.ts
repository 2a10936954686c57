import { describe, expect, it } from '@jest/globals'
import { readStockList } from './read-stock-list.ts'

/** `lineNumber: text × quantity @ cost in paise`, with what is none marked by a question mark. */
function read(list: string): string[] {
  return readStockList(list).map(
    ({ lineNumber, text, quantity, cost, badQuantity, badCost }) =>
      `${lineNumber}: ${text}` +
      (quantity === undefined ? '' : ` × ${quantity}`) +
      (badQuantity === undefined ? '' : ` × ${badQuantity}?`) +
      (cost === undefined ? '' : ` @ ${cost}`) +
      (badCost === undefined ? '' : ` @ ${badCost}?`),
  )
}

describe('a list of pieces', () => {
  it.each([
    ['Q2612A\t10\t1,150.00', ['1: Q2612A × 10 @ 115000']],
    ['1\tQ2612A\t10 Nos\t₹1,150/-', ['1: Q2612A × 10 @ 115000']],
    ['664\t10\t450', ['1: 664 × 10 @ 45000']],
    ['Q2612A\t10\t1150\t11500', ['1: Q2612A × 10 @ 115000']],
    ['Q2612A\t10\t1150\t9999', ['1: Q2612A × 10 @ 1150, 9999?']],
    ['Q2612A\tten', ['1: Q2612A × ten?']],
    ['Q2612A\t10\tfree', ['1: Q2612A × 10 @ free?']],
    ['Q2612A\t0', ['1: Q2612A × 0']],
    ['Q2612A, 10, 1,150.00', ['1: Q2612A × 10 @ 115000']],
    ['TN-2365; 5; 890.5', ['1: TN-2365 × 5 @ 89050']],
    ['Q2612A - 10 pcs @ 1,150/-', ['1: Q2612A - 10 pcs @ 115000']],
    ['Q2612A 10 pcs ₹1150', ['1: Q2612A 10 pcs @ 115000']],
    ['Q2612A x 4 rate Rs. 99.50', ['1: Q2612A x 4 @ 9950']],
    ['Q2612A x 4', ['1: Q2612A x 4']],
  ])('reads %j', (list, lines) => expect(read(list)).toEqual(lines))

  it('takes the columns that headings name, wherever they are, and leaves totals out', () => {
    const bill = [
      'Garg Computer Point',
      'S No\tDescription of Goods\tHSN\tQty\tRate\tAmount',
      '1\tHP 12A toner Q2612A\t84439959\t10\t1,150.00\t11,500.00',
      '2\tBrother TN-2365\t84439959\t5\t890.50\t4,452.50',
      'Total\t\t\t15\t\t15,952.50',
    ].join('\n')
    expect(read(bill)).toEqual([
      '3: HP 12A toner Q2612A × 10 @ 115000',
      '4: Brother TN-2365 × 5 @ 89050',
    ])
  })

  it('prefers a column of models to one of names, which stands in for a blank model', () => {
    const list = 'Item\tModel\tQty\nToner\tQ2612A\t3\nPEN DRIVE SDCZ50\t\t2'
    expect(read(list)).toEqual(['2: Q2612A × 3', '3: PEN DRIVE SDCZ50 × 2'])
  })

  it('keeps the numbers of lines among greetings and rows', () => {
    const list = 'Dear sir,\n\nQ2612A x 2\nTN-2365\t5\nThanks'
    expect(read(list)).toEqual(['3: Q2612A x 2', '4: TN-2365 × 5'])
  })
})
