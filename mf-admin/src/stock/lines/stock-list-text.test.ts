import { expect, it } from '@jest/globals'
import { addScanned, chooseModel, type StockLine } from './stock-list-text.ts'

it('a scanned piece is added to its line, or to a new one', () => {
  expect(addScanned('', 'Q2612A')).toBe('Q2612A\t1')
  expect(addScanned('Q2612A\t9\t1150\nTN-2365\t2', 'q2612a')).toBe('Q2612A\t10\t1150\nTN-2365\t2')
  expect(addScanned('Q2612A 9 pcs\n', 'Q2612A')).toBe('Q2612A 9 pcs\nQ2612A\t1')
})

it('a chosen model replaces what its line names, and nothing else', () => {
  const line: StockLine = { lineNumber: 2, text: 'CC388', quantity: 5, cost: 900 }
  const other: StockLine = { lineNumber: 2, text: 'TN 2365', quantity: 2 }
  const list = 'Q2612A\t1\nCC388 x 5, TN 2365 x 2\n12A\t3'
  expect(chooseModel(list, [line, other], { line, modelNo: 'CC388A' })).toBe(
    'Q2612A\t1\nCC388A\t5\t900\nTN 2365\t2\n12A\t3',
  )
})
