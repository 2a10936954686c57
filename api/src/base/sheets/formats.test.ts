import { utils, write } from '@e965/xlsx'
import { describe, expect, it } from '@jest/globals'
import { workbookParts, zipOf } from '../../../test/factories/workbook.ts'
import { readRows, refusalOf } from '../../../test/sheets/read-rows.ts'
import { openBook } from './open-book.ts'

const table = [
  ['Model No', 'Rate', 'Qty'],
  ['00123', '1,200', '5'],
  ['Café 15.6"', '₹ 99/-', '12'],
]

type Format = 'biff8' | 'biff5' | 'ods' | 'xlsb' | 'xlsx' | 'xlml' | 'html'

/** A workbook of several sheets, as SheetJS writes it. */
function bookOf(bookType: Format, sheets: Record<string, unknown[][]>): Buffer {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name)
  }
  return write(book, { bookType, type: 'buffer' })
}

describe.each(['biff8', 'ods', 'xlsb', 'xlsx', 'xlml', 'html'] as const)(
  'a file in %s',
  (format) => {
    it('is read as it is seen', async () => {
      expect(await readRows(bookOf(format, { Order: table }))).toEqual(table)
    })
  },
)

describe.each(['biff8', 'ods', 'xlsb', 'xlsx'] as const)('numbers in %s', (format) => {
  it('are those that are shown', async () => {
    const sheet = utils.aoa_to_sheet([[0.18, 46353, 123, 1169.1000000000001, true, 100000]])
    sheet.A1.z = '0%'
    sheet.B1.z = 'dd/mm/yyyy'
    sheet.C1.z = '00000'
    sheet.F1.z = '0.00E+00'
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'Prices')
    const file: Buffer = write(book, { bookType: format, type: 'buffer' })
    expect(await readRows(file)).toEqual([
      ['18%', '2026-11-27', '00123', '1169.1', 'TRUE', '100000'],
    ])
  })
})

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding)
const lines = ['Model No;Rate;Qty', '00123;1,200;5', 'Café 15.6";₹ 99/-;12']
const of = (delimiter: string, end = '\r\n') =>
  lines.map((line) => line.replaceAll(';', delimiter)).join(end) + end
const withCommas = 'Model No,Rate,Qty\r\n00123,"1,200",5\r\nCafé 15.6",₹ 99/-,12\r\n'

it.each([
  ['commas', bytes(withCommas)],
  ['semicolons', bytes(of(';'))],
  ['tabs', bytes(of('\t'))],
  ['bars', bytes(of('|'))],
  ['a line that says what divides it', bytes(`sep=;\r\n${of(';')}`)],
  ['line feeds', bytes(of(';', '\n'))],
  ['carriage returns', bytes(of(';', '\r'))],
  ['mixed line ends', bytes(`${lines[0]}\r\n${lines[1]}\n${lines[2]}\r`)],
  ['a byte order mark', bytes(`\ufeff${of(';')}`)],
  ['UTF-16 with its mark', bytes(`\ufeff${of('\t')}`, 'utf16le')],
  ['UTF-16 without its mark', bytes(of('\t'), 'utf16le')],
  ['UTF-16, its high bytes first', bytes(`\ufeff${of('\t')}`, 'utf16le').swap16()],
])('a text with %s is read', async (_what, file) => {
  expect(await readRows(file)).toEqual(table)
})

it('a text in Windows-1252 is read', async () => {
  expect(await readRows(bytes('Model,Qty\r\nCaf\xe9 \x93A\x94,5\r\n', 'latin1'))).toEqual([
    ['Model', 'Qty'],
    ['Café “A”', '5'],
  ])
})

it('a web page named like a workbook is its table', async () => {
  const page =
    '<html><meta charset="utf-8"><table><tr><th>Model No</th><th>Qty</th></tr>' +
    '<tr><td>00123</td><td>1,200</td></tr><tr><td>TN&nbsp;2365</td><td>5</td></tr></table></html>'
  expect(await readRows(bytes(page))).toEqual([
    ['Model No', 'Qty'],
    ['00123', '1,200'],
    ['TN 2365', '5'],
  ])
})

/** A page with these cells, as LibreOffice writes one: formats of numbers stand in attributes, with references in them. */
const officePage = (...cells: string[]) =>
  `<!DOCTYPE html>\n\n<html>\n<head>\n\t<meta http-equiv="content-type" content="text/html; charset=utf-8"/>\n</head>\n\n<body>\n<table cellspacing="0" border="0">\n\t<colgroup span="2" width="80"></colgroup>\n\t<tr>\n${cells
    .map(
      (cell) =>
        `\t\t<td align="right" valign=bottom sdval="25" sdnum="1033;0;[&gt;=10]0 &quot;p&#34;"><font color="#000000">${cell}</font></td>\n`,
    )
    .join('')}\t</tr>\n</table>\n</body>\n</html>`

it.each([
  ['TN&#8209;2365', 'TN\u20112365'],
  ['&#8377;&#160;1,100.00', '₹ 1,100.00'],
  ['&#x20B9; 1 &#X20b9; 2', '₹ 1 ₹ 2'],
  ['RAVI &amp; SONS&#39; &rsquo;&ndash;&half;&#2352;', "RAVI & SONS' ’–½र"],
  ['&copy 2026 &AMP; &eacute;&#233', '© 2026 & éé'],
  ['&quot;&apos;&lt;b&gt;&#60;i&#62;&#34;', '"\'<b><i>"'],
  // Decoded once: who writes of references keeps them.
  ['&amp;#39; &amp;amp; &#38;lt; &AMP;nbsp;', '&#39; &amp; &lt; &nbsp;'],
  ['&&#108;t; A&B R&D; &unknown; &#; 5 & 6', '&lt; A&B R&D; &unknown; &#; 5 & 6'],
])('the references %s of a web page are the characters that they mean', async (cell, text) => {
  expect(await readRows(bytes(officePage(cell, 'x')))).toEqual([[text, 'x']])
})

it('only web pages have names of characters', async () => {
  const cells = ['TN&#8209;2365', 'A &rsquo; &amp;amp;']
  const read = async (format: Format) => readRows(bookOf(format, { Order: [cells] }))
  expect(await read('biff8')).toEqual([cells])
  expect(await read('ods')).toEqual([cells])
})

/** As LibreOffice saves a format with a negative part: the positive one is a style of its own, chosen by a condition. */
const conditionalFormat = `<?xml version="1.0" encoding="UTF-8"?><office:document-content
  xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
  xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
  xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"
  xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
  xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:automatic-styles>
  <number:number-style style:name="N1P0"><number:number number:min-integer-digits="1"/></number:number-style>
  <number:number-style style:name="N1"><number:text>-</number:text><number:number number:min-integer-digits="1"/>
  <style:map style:condition="value()&gt;0" style:apply-style-name="N1P0"/></number:number-style>
  <style:style style:name="ce1" style:family="table-cell" style:data-style-name="N1"/>
  </office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Rates"><table:table-row>
  <table:table-cell table:style-name="ce1" office:value-type="float" office:value="1200"><text:p>1200</text:p></table:table-cell>
  </table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`

it('a number whose format has a condition is read without a word in the log', async () => {
  const others = { 'META-INF/manifest.xml': '<manifest/>', 'styles.xml': '<styles/>' }
  const file = await zipOf({ ...others, 'content.xml': conditionalFormat })
  expect(await readRows(file)).toEqual([['1200']])
})

it('only sheets that people see count, and each has its name', async () => {
  const parts = workbookParts('<row><c t="str"><v>a</v></c></row>')
  const { sheets } = await openBook(
    await zipOf({
      ...parts,
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Old" state="hidden" r:id="rId3"/><sheet name="Rates" r:id="rId3"/></sheets></workbook>',
    }),
  )
  expect(sheets.map(({ name }) => name)).toEqual(['Rates'])
})

describe('a file is refused with what to do', () => {
  const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  const document = { 'META-INF/manifest.xml': '<m:encryption-data/>', 'content.xml': 'x' }
  it.each<[string, () => Promise<Buffer>, [status: number, says: RegExp]]>([
    ['nothing', async () => bytes(''), [400, /empty/]],
    ['a PDF', async () => bytes('%PDF-1.7'), [415, /PDF/]],
    ['a document', async () => zipOf({ 'word/document.xml': '<a/>' }), [415, /no sheet/]],
    [
      'a picture',
      async () => bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      [415, /no sheet/],
    ],
    ['bytes that are no text', async () => Buffer.alloc(2_000), [415, /text of the file/]],
    ['an .ods with a password', async () => zipOf(document), [415, /password/]],
    [
      'an .xlsx with a password',
      async () =>
        Buffer.concat([compound, Buffer.alloc(504), bytes('EncryptedPackage', 'utf16le')]),
      [415, /password/],
    ],
    [
      'a quotation mark without an end',
      async () => bytes('Model,Qty\n12A,5\n"15.6,2\n'),
      [400, /Row 3/],
    ],
    [
      'a text that is missing',
      async () => zipOf(workbookParts('<row r="4"><c r="AB4" t="s"><v>7</v></c></row>', ['a'])),
      [400, /Cell AB4 points/],
    ],
    [
      'a sheet that unpacks to more than it should',
      async () => zipOf(workbookParts('<row><c><v>1</v></c></row>'.repeat(200_000))),
      [413, /too large/],
    ],
  ])('%s', async (_what, make, [status, says]) => {
    const [refused, message] = await refusalOf(await make())
    expect([refused, message]).toEqual([status, expect.stringMatching(says)])
  })
})
