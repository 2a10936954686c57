import { describe, expect, it } from '@jest/globals'
import { readStatement } from '../../../../../test/receipts/read-one-statement.ts'

const head = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance'
const axisHead = 'Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL,Branch'

async function narrationsOf(...lines: string[]) {
  const { credits, debits } = await readStatement(Buffer.from(`${lines.join('\n')}\n`))
  return [...credits, ...debits].map(({ narration, amount }) => [narration, amount])
}

describe('a comma without quotation marks', () => {
  it('in a narration divides no line', async () => {
    expect(
      await narrationsOf(
        head,
        '24/11/26,POS SHREE SAI, STATIONERS, PUNE,,24/11/26,,100.00,100.00',
        '25/11/26,UPI-ASHA,,25/11/26,,50.00,150.00',
      ),
    ).toEqual([
      ['POS SHREE SAI, STATIONERS, PUNE', 10_000],
      ['UPI-ASHA', 5_000],
    ])
  })

  it('in a column behind the money divides no line, also where lines end with a comma', async () => {
    expect(
      await narrationsOf(
        axisHead,
        '24-11-2026,-,UPI/ASHA,,100.00,100.00,4875,BOPAL, AHMEDABAD [GJ],',
      ),
    ).toEqual([['UPI/ASHA', 10_000]])
  })

  it('is none where every line ends with one', async () => {
    expect(await narrationsOf(head, '24/11/26,UPI,,24/11/26,,100.00,100.00,')).toEqual([
      ['UPI', 10_000],
    ])
  })

  it.each([
    ['an amount', '24/11/26,POS,,24/11/26,,1,100.00,1100.00'],
    ['a place that is not clear', '24/11/26,POS,12,24/11/26,5.00,100.00,100.00,9.00'],
    ['a cell that is left over', '24/11/26,POS,,24/11/26,,100.00,100.00,,more'],
  ])('in %s is refused with what to do', async (_what, line) => {
    await expect(narrationsOf(head, line)).rejects.toThrow(
      /^Row 2 has more cells than there are columns: ".+" is left over\. Put quotation marks/,
    )
  })
})
