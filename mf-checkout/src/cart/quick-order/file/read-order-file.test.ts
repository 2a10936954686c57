import { describe, expect, it } from '@jest/globals'
import { readOrderFile } from './read-order-file.ts'

const read = (text: string, name = 'order.csv') => readOrderFile(new File([text], name))

describe('a file of a quick order', () => {
  it('is read by its headings, whatever the order of the columns', async () => {
    const text = '\uFEFFBrand,Qty,Model No\r\nHP,12,26A\r\n"Canon, Inc",5,"Ink ""664"""\r\n'
    expect(await read(text)).toEqual({ lines: '26A, 12\nInk "664", 5' })
  })

  it('without headings is model number, then quantity', async () => {
    expect(await read('26A;12\n664;5')).toEqual({ lines: '26A, 12\n664, 5' })
  })

  it('may have line breaks within quoted cells', async () => {
    const text = 'Model No,Description,Qty\n26A,"Toner\nblack, 12 pages",12\n"Ink\n664",ink,5\n'
    expect(await read(text)).toEqual({ lines: '26A, 12\nInk 664, 5' })
  })

  it.each([
    ['%PDF', 'order.pdf', 'Choose an .xlsx or .csv file.'],
    ['PK', 'order.xlsx', 'This file could not be read. Save it again as .xlsx or .csv.'],
    ['a,1\n'.repeat(501), 'order.csv', 'This file has more than 500 lines. Split it, please.'],
    ['\n\n', 'order.csv', 'There are no lines in this file.'],
    ['x'.repeat(600 * 1024), 'order.csv', 'This file is too large for a quick order.'],
  ])('is rejected with the reason (%#)', async (text, name, error) => {
    expect(await read(text, name)).toEqual({ error })
  })
})
