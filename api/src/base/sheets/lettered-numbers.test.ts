import { utils, write } from '@e965/xlsx'
import { describe, expect, it } from '@jest/globals'
import { workbookParts, zipOf } from '../../../test/factories/workbook.ts'
import { openBook } from './open-book.ts'

type Shown = [value: number | string, format: string, says: string]

/** What people see of a number, and what counts of it: the letters of a format belong to a text, those of money and pieces do not. */
const cells: readonly Shown[] = [
  [2365, '"TN-"0', 'TN-2365'],
  [85, '"CE"000"A"', 'CE085A'],
  [2365, '"TN-"General', 'TN-2365'],
  [500, '0.00" Dr"', '500.00 Dr'],
  [1234567.5, '#,##0.00" Cr"', '1,234,567.50 Cr'],
  [500.5, '0" Dr"', '500.5 Dr lettered'],
  [-500, '0.00" Dr";0.00" Cr"', '500.00 Cr'],
  [500, '0.00" Dr";0.00" Cr"', '500.00 Dr'],
  [2365, '"TN-"#,##0', 'TN-2,365'],
  [2365.4, '"TN-"0', 'TN-2365.4 lettered'],
  [1500, '"₹ "#,##0.00', '1500'],
  [1500, '"Rs. "0', '1500'],
  [1500, '"INR "0', '1500'],
  [1500, '$#,##0.00', '1500'],
  [5, '0" pcs"', '5'],
  [5, '0.000" kg"', '5'],
  [5, '0" Box"', '5 Box'],
  [0, '0;-0;"Nil"', '0'],
  [7, '"In stock"', 'In stock lettered'],
]

function sheetOf(shown: readonly Shown[]) {
  const sheet = utils.aoa_to_sheet(shown.map(([value]) => [value]))
  for (const [index, [, format]] of shown.entries()) sheet[`A${index + 1}`].z = format
  return sheet
}

async function textsOf(file: Buffer): Promise<string[]> {
  const book = await openBook(file)
  const texts: string[] = []
  for await (const {
    cells: [text = ''],
    kinds,
  } of book.sheets[0]?.rows() ?? []) {
    texts.push([text, ...(kinds?.values() ?? [])].join(' '))
  }
  book.close()
  return texts
}

describe.each(['biff8', 'xlsb', 'xlsx', 'xlml'] as const)(
  'numbers with letters in %s',
  (format) => {
    it('say what people see', async () => {
      const book = utils.book_new()
      utils.book_append_sheet(book, sheetOf(cells), 'Rates')
      const file: Buffer = write(book, { bookType: format, type: 'buffer' })
      expect(await textsOf(file)).toEqual(cells.map(([, , says]) => says))
    })
  },
)

const open = '<?xml version="1.0" encoding="UTF-8"?>'

/** A number style of OpenDocument: letters before and behind, and the style that other numbers have. */
const style = (name: string, content: string, map = '') =>
  `<number:number-style style:name="${name}">${content}${map}</number:number-style>` +
  `<style:style style:name="c${name}" style:family="table-cell" style:data-style-name="${name}"/>`
const digits = '<number:number number:decimal-places="2" number:min-integer-digits="1"/>'
const letters = (text: string) => `<number:text>${text}</number:text>`
const ofOthers = '<style:map style:condition="value()&gt;=0" style:apply-style-name="N1P0"/>'

const openDocument = (rows: readonly [style: string, value: number, shown: string][]) =>
  zipOf({
    'META-INF/manifest.xml': '<manifest/>',
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'styles.xml': `${open}<office:document-styles/>`,
    'content.xml':
      `${open}<office:document-content xmlns:office="o" xmlns:style="s" xmlns:number="n" xmlns:table="t" xmlns:text="x"><office:automatic-styles>` +
      style('N1P0', digits + letters(' Dr')) +
      style('N1', digits + letters(' Cr'), ofOthers) +
      style('N2', letters('TN-') + digits) +
      style('N3', letters('₹ ') + digits) +
      '</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="A">' +
      rows
        .map(
          ([name, value, shown]) =>
            `<table:table-row><table:table-cell table:style-name="c${name}" office:value-type="float" office:value="${value}"><text:p>${shown}</text:p></table:table-cell></table:table-row>`,
        )
        .join('') +
      '</table:table></office:spreadsheet></office:body></office:document-content>',
  })

it('numbers with letters in an .ods are those that the file shows', async () => {
  const file = await openDocument([
    ['N1', 500, '500.00 Dr'],
    ['N1', -500, '500.00 Cr'],
    ['N2', 2365, 'TN-2365'],
    ['N3', 1500, '₹ 1,500.00'],
  ])
  expect(await textsOf(file)).toEqual(['500.00 Dr', '500.00 Cr', 'TN-2365', '1500'])
})

it('a text gets the letters of its format, too', async () => {
  const parts = {
    ...workbookParts('<row><c t="s" s="1"><v>0</v></c></row><row><c s="1"><v>2365</v></c></row>', [
      '12A',
    ]),
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;TN-&quot;@"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs></styleSheet>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId3" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId4" Type="x/sharedStrings" Target="/xl/sharedStrings.xml"/><Relationship Id="rId5" Type="x/styles" Target="styles.xml"/></Relationships>',
  }
  expect(await textsOf(await zipOf(parts))).toEqual(['TN-12A', 'TN-2365'])
})
