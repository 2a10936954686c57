import { describe, expect, it } from '@jest/globals'
import { strToU8, zipSync } from 'fflate'
import { readOrderFile } from './read-order-file.ts'
import { readWorkbook } from './read-workbook.ts'

/** A ZIP archive of text files, as spreadsheet programs write them. */
function writeZip(files: Record<string, string>): ArrayBuffer {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)])
  return new Uint8Array(zipSync(Object.fromEntries(entries))).buffer
}

const sheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

const sharedStrings =
  '<sst><si><t>Model No</t></si><si><r><t>HP-</t></r><r><t>26A</t></r></si></sst>'

describe('a workbook', () => {
  it('is read by its cells: shared and inline texts, numbers, and gaps', async () => {
    const file = writeZip({
      'xl/sharedStrings.xml': sharedStrings,
      'xl/worksheets/sheet1.xml': sheet(
        '<row><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Qty</t></is></c></row>' +
          '<row><c r="A2" t="s"><v>1</v></c><c r="C2"><v>12</v></c></row>' +
          '<row><c><v>664</v></c><c r="C3" t="str"><f>2+3</f><v>5</v></c></row>',
      ),
    })
    expect(readWorkbook(file)).toEqual([
      ['Model No', '', 'Qty'],
      ['HP-26A', '', '12'],
      ['664', '', '5'],
    ])
    expect(await readOrderFile(new File([file], 'order.XLSX'))).toEqual({
      lines: 'HP-26A, 12\n664, 5',
    })
  })

  it('has the sheet that it names first', () => {
    const file = writeZip({
      'xl/workbook.xml':
        '<workbook xmlns:r="urn:r"><sheets><sheet name="Order" r:id="rId7"/><sheet r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
      'xl/worksheets/sheet2.xml': sheet('<row><c><v>26</v></c><c><v>1</v></c></row>'),
    })
    expect(readWorkbook(file)).toEqual([['26', '1']])
  })

  it('that unpacks to more than an order needs is rejected before it is unpacked', () => {
    const bomb = writeZip({ 'xl/worksheets/sheet1.xml': ' '.repeat(9 * 1024 * 1024) })
    expect(bomb.byteLength).toBeLessThan(20_000)
    expect(() => readWorkbook(bomb)).toThrow('too large')
  })

  it.each([
    ['another archive', writeZip({ 'a.txt': 'hello' })],
    ['no archive', new TextEncoder().encode('%PDF-1.7'.repeat(9)).buffer],
  ])('is not %s', async (_what, bytes) => {
    expect(await readOrderFile(new File([bytes], 'order.xlsx'))).toEqual({
      error: 'This file could not be read. Save it again as .xlsx or .csv.',
    })
  })
})
