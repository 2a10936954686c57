import { writeHdfc } from '../write/write-tables.ts'
import { type BrokenStatement, soundLines } from './broken-statement.ts'

const hdfc = writeHdfc(soundLines)
const hdfcText = hdfc.toString()
const head = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n'
const mebibyte = 1024 * 1024

function file(name: string, content: string | Buffer, says: RegExp): BrokenStatement {
  return { name, bytes: Buffer.from(content), says }
}

function lineOf(index: number): string {
  return `25/11/26,CREDIT ${index},,25/11/26,,1.00,${index + 1}.00\n`
}

function lines(count: number): string {
  return Array.from({ length: count }, (_, index) => lineOf(index)).join('')
}

/** Files that are no statement, are none in part, or are too large. */
export const brokenFiles: readonly BrokenStatement[] = [
  file('empty', '', /^The file is empty/),
  file('blank', ' \r\n\t\r\n', /^The file is empty/),
  file('a byte order mark only', '\ufeff', /^The file is empty/),
  file('headings only', head, /^The statement has no lines/),
  file('a title only', 'HDFC BANK Ltd.\n', /^This is no statement/),
  file(
    'prose',
    'Dear customer,\nplease find your statement, attached, below.\n',
    /^This is no statement/,
  ),
  file('JSON', '{"lines":[{"amount":"100.00"}]}', /^This is no statement/),
  file('13 MB', Buffer.alloc(13 * mebibyte, hdfc), /too large/),
  file('20,001 lines', head + lines(20_001), /too many lines/),
  file('100,000 lines', head + lines(100_000), /too many lines/),
  file('a cell without end', `${head}25/11/26,"${'x\n'.repeat(50_000)}`, /^Row 2: a quotation/),
  file('a line without end', `${head}25/11/26,${'x'.repeat(9 * mebibyte)}`, /^Line 2 is longer/),
  file('5 MB of commas', ','.repeat(5 * mebibyte), /^Line 1 is longer/),
  file('5 MB of commas in lines', `${','.repeat(1_000)}\n`.repeat(5_000), /more cells/),
  file('5 MB of blank lines', ',\n'.repeat(2_500_000), /too many lines/),
  file(
    'a quotation mark without end',
    hdfcText.replace(/\n21\//, '\n"21/'),
    /damaged|breaks off|is no date/,
  ),
  file(
    'a narration of a book',
    `${head}${lineOf(1).replace('CREDIT', 'CREDIT '.repeat(900))}`,
    /too much text/,
  ),
  file('ten thousand columns', `${head}${'1,'.repeat(10_000)}\n`, /too many columns/),
  file('a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj', /^A PDF/),
  file(
    'a picture',
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    /^The text of the file/,
  ),
  file('an old workbook', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), /damaged/),
  file('a web page', '<html><body><table><tr><td>Date</td></tr></table>', /^This is no/),
  file('a table of a web page', '\n<table border=1><tr><td>Date</td></tr></table>', /^This is no/),
  file(
    'UTF-8 with a damaged character',
    Buffer.concat([Buffer.from('\ufeff'), hdfc, Buffer.from([0xc3])]),
    /^The text/,
  ),
  file(
    'UTF-16 with half a character',
    Buffer.from(`\ufeff${hdfcText}`, 'utf16le').subarray(0, -1),
    /^The text/,
  ),
  file(
    'UTF-16 with a lonely surrogate',
    Buffer.from(`\ufeff${hdfcText}\ud800,`, 'utf16le'),
    /^The text/,
  ),
  file('zeros', Buffer.alloc(4_096), /^The text/),
  file('a zero in its midst', hdfcText.replace('HDFC', 'HD\0C'), /^The text/),
  file('control characters', hdfcText.replace('HDFC', 'HD\u0007C'), /^The text/),
  file(
    'EBCDIC',
    Buffer.from(hdfcText.split('').map((_, index) => 0x80 + (index % 32))),
    /^The text/,
  ),
]
