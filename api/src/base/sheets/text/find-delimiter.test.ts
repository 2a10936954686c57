import { describe, expect, it } from '@jest/globals'
import { findDelimiter } from './find-delimiter.ts'

const delimiterOf = (...lines: string[]) => findDelimiter(`${lines.join('\n')}\n`).delimiter

describe('what divides the cells of a text', () => {
  it.each([';', '\t', '|', ','])('is %j also where a quotation mark never ends', (sign) => {
    const table = ['Model;Rate;Qty', '12A;100;5', '88A;200;3'].map((line) =>
      line.replaceAll(';', sign),
    )
    expect(delimiterOf(...table, '"This is a computer generated statement')).toBe(sign)
    expect(delimiterOf(...table, `26A${sign}"15 inch${sign}7`)).toBe(sign)
    expect(delimiterOf(`"${table[0]}`, ...table.slice(1))).toBe(sign)
  })

  it.each([';', '\t', '|'])(
    'divides the headings, too: %j within the cells does not count',
    (sign) => {
      const facts = ['a', 'b', 'c', 'd'].join(sign)
      const rows = [`12A,${facts},5`, `88A,${facts},3`, `26A,${facts},1`]
      expect(delimiterOf('Model,Facts,Qty', ...rows)).toBe(',')
      expect(delimiterOf('Price list of November', 'Model,Facts,Qty', ...rows)).toBe(',')
    },
  )

  it('is a semicolon where each row and what stands above the table have commas', () => {
    const rows = ['12A;1,200;5', '88A;2,300;3', '26A;1,500;1']
    const above = ['Ravi Traders, Pune', 'Shop 5, Main Road', 'India, 411001', 'Phone, 98200']
    expect(delimiterOf(...above, 'Model;Rate;Qty', ...rows)).toBe(';')
    expect(delimiterOf('Model;Rate;Qty', ...rows)).toBe(';')
  })
})
