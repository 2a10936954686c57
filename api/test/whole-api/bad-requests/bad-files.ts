import sharp from 'sharp'
import type { TestFile } from '../../factories/multipart-form.ts'
import { testPdf, testPng } from '../../factories/order-factory.ts'
import { workbookParts, zipOf } from '../../factories/workbook.ts'

const colour = { channels: 3, background: '#48a' } as const

/** A small PNG whose header claims another width and height. */
function withClaimedSide(png: Buffer, side: number): Buffer {
  const copy = Buffer.from(png)
  copy.writeUInt32BE(side, 16)
  copy.writeUInt32BE(side, 20)
  return copy
}

/** A workbook that unpacks to a hundred times its size. */
async function zipBomb(): Promise<Buffer> {
  const rows = '<row><c t="inlineStr"><is><t>name</t></is></c></row>'.repeat(400_000)
  return zipOf(workbookParts(rows))
}

/** Files that every route rejects. */
export async function badFiles(): Promise<TestFile[]> {
  const png = await testPng()
  const picture = sharp({ create: { ...colour, width: 200, height: 200 } })
  const jpeg = await picture.jpeg().toBuffer()
  const large = { ...colour, width: 8_000, height: 8_000 }
  const files: Record<string, Buffer> = {
    'nothing.pdf': Buffer.alloc(0),
    'nothing.xlsx': Buffer.alloc(0),
    'text.png': Buffer.from('I am a picture, believe me'),
    'page.html': Buffer.from('<!doctype html><script>alert(1)</script>'),
    'drawing.svg': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ),
    'drawing.png': Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>'),
    'program.exe': Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff', 'latin1'),
    'script.gif': Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)//', 'latin1'),
    'moving.gif': await picture.gif().toBuffer(),
    'half.png': png.subarray(0, png.length >> 1),
    'head.png': png.subarray(0, 8),
    'half.jpg': jpeg.subarray(0, 200),
    'head.jpg': jpeg.subarray(0, 3),
    'bomb.png': await sharp({ create: large }).png().toBuffer(),
    'promise.png': withClaimedSide(png, 60_000),
    'head.pdf': Buffer.from('%PDF-1.7\n'),
    'half.pdf': testPdf.subarray(0, testPdf.length >> 1),
    'empty.pdf': Buffer.from('%PDF-1.4\n%%EOF'),
    'page-before.pdf': Buffer.concat([Buffer.from('<html><script>1</script>'), testPdf]),
    'page-behind.pdf': Buffer.concat([testPdf, Buffer.from('<script>alert(1)</script>')]),
    'archive-behind.pdf': Buffer.concat([testPdf, await zipOf({ a: 'b' })]),
    'archive.xlsx': await zipOf({ 'a.txt': 'no workbook' }),
    'half.xlsx': (await zipOf(workbookParts('<row/>'))).subarray(0, 200),
    'bomb.xlsx': await zipBomb(),
    'way-out.xlsx': await zipOf({ 'a/b/xl/workbook.xml': '<workbook/>', 'etc/passwd': 'root' }),
    'nulls.csv': Buffer.alloc(2_000),
    'latin.csv': Buffer.from('name,pr\xe9nom\nx,y', 'latin1'),
  }
  return Object.entries(files).map(([name, content]) => ({ name, content }))
}

/** Files of at least one byte more than a route accepts. */
export async function oversizedFiles(largestBytes: number): Promise<TestFile[]> {
  const padding = Buffer.alloc(largestBytes + 1)
  return [
    { name: 'large.pdf', content: Buffer.concat([testPdf, padding]) },
    { name: 'large.png', content: Buffer.concat([await testPng(), padding]) },
    { name: 'large.csv', content: Buffer.alloc(largestBytes + 1, 'name,brand\n') },
  ]
}

/** Names that are paths, or break what they are written into. */
export const trickyNames = [
  '../../../../etc/passwd',
  '..\\..\\windows\\system.ini',
  '/etc/cron.d/x',
  'a\tb\u0001c\u007f.pdf',
  'x.pdf\u202Egnp.exe',
  `${'long'.repeat(500)}.pdf`,
  'CON.pdf',
  '.htaccess',
  '%2e%2e%2fx.pdf',
  "x';.pdf",
  '🧾.pdf',
]
