import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { openBook } from './open-book.ts'

/** Small valid files that programs and people make, with invented contents: product lists (p) and orders (q). */
const folder = new URL('../../../test/sheet-cases/', import.meta.url)

const product = (modelNo: string, gst = '18', price = '1299') =>
  `HP | Toner Cartridge | ${modelNo} | Black toner | ${gst} | 84439959 | 5 | ${price} | 1199 | 1099`

const oneProduct = [product('FO-1')]

/** The rows from the second to the fourth, without the first cell of product lists, and what cells are besides their text. */
const expected: Readonly<Record<string, readonly string[] | string>> = {
  'exceljs.xlsx': ['12A | 5', '88A | 12', '00123 | 3'],
  'p-gst-percent.xlsx': [product('FQ-1', '18%'), product('FQ-2', '28%')],
  'p-gst-text.xlsx': [product('FQ-11', '18%'), product('FQ-12', '18 %')],
  'p-mixed-ends.csv': [1, 2, 3].map(
    (each) =>
      `FM-${each} | Toner Cartridge | 18 | 84439959 | 5 | 1299 | 1199 | 1099 | Files mixed ${each} | Black toner`,
  ),
  'p-model-bool.xlsx': [`${product('TRUE')} 3 boolean`],
  'p-model-date.xlsx': [`${product('2026-10-07')} 3 date`],
  'p-model-error.xlsx': [
    `${product('#N/A')} 3 error`,
    `${product('FQ-7', '#N/A')} 5 error`,
    `${product('FQ-8', '18', '#REF!')} 8 error`,
  ],
  'p-model-format-zeros.xlsx': [product('00123')],
  'p-model-number-exp.xlsx': [product('100000'), product('8901030865278')],
  'p-password.xlsx':
    'The file is protected with a password. Open it, remove the password, save it and upload it again.',
  'p-pictures-220.xlsx': [0, 1, 2].map((each) => product(`FP-${each}`)),
  'p-sheet-dotted.xlsx': oneProduct,
  'p-sheet-parent.xlsx': oneProduct,
  'p-sst-capital.xlsx': oneProduct,
  'p-sst-case-differs.xlsx': oneProduct,
  'p-wb-named.xlsx': oneProduct,
  'p-wb-root.xlsx': oneProduct,
  'q-buyagain-filled.xlsx': [
    'CRG925 | Canon Cartridge 925 Black Toner | Canon | 5 | bought once | 2026-11-25 | 5 | 5180 | 5180 | 54 | 25 for ₹5,010 each | 3',
    'DIR-615 | D-Link DIR-615 N300 Wi-Fi Router, Black | D-Link | 9 | about every 4 days | 2026-11-25 | 4 | 1090 | 1090 | 669 | 100 for ₹1,060 each',
    'DS-2CE78K0T-LFS | Hikvision 5 MP ColorVu Turret Camera, 3.6 mm lens | Hikvision | 4 | about every 4 days | 2026-11-25 | 5 | 2630 | 2630 | 151 | 10 for ₹2,270 each',
  ],
  'q-google-floats.xlsx': ['12A | 5', '88A | 12', '664 | 3'],
  'q-minqty.xlsx': ['12A | Toner | 10 | 25', '88A | Toner | 5'],
  'q-partno-rate-qty.xlsx': ['12A | 2499 | 5', '88A | 1499 | 2', '26A | 899 | 1'],
  'q-partno-rate.csv': ['K270 | 1190 | 5', 'DIR-615 | 1090 | 2'],
  'q-sno-partno-qty.xlsx': ['1 | 12A | 5', '2 | 88A | 2'],
  'q-thousand.csv': ['12A | 1,200', '88A | 2,500'],
  'q-title.xlsx': [
    'Date | 27-11-2026',
    'S.No | Model No | Description | Qty',
    '1 | 12A | Black toner | 5',
  ],
}

async function read(name: string): Promise<string[]> {
  const book = await openBook(readFileSync(new URL(name, folder)))
  const rows: string[] = []
  for await (const { cells, kinds } of book.sheets[0]?.rows() ?? []) {
    const shown = cells.slice(name.startsWith('p-') ? 1 : 0).join(' | ')
    rows.push([shown, ...[...(kinds ?? [])].map((kind) => kind.join(' '))].join(' '))
  }
  book.close()
  return rows.slice(1, 4)
}

it.each(Object.entries(expected))('%s', async (name, rows) => {
  expect(await read(name).catch(({ message }) => message)).toEqual(rows)
})

it('no file is left out', () => {
  expect(Object.keys(expected).sort()).toEqual(readdirSync(folder).sort())
})
