import { expect, it } from '@jest/globals'
import { readPdf } from '../../../test/pdf-text.ts'
import { PdfSheet } from './pdf-sheet.ts'

it.each([
  ['NotoSans', 'मीरा नायर'],
  ['NotoSans', 'Meera Nair'],
  ['NotoSansBengali', 'মীরা'],
  ['NotoSansGurmukhi', 'ਮੀਰਾ'],
  ['NotoSansGujarati', 'મીરા'],
  ['NotoSansOriya', 'ମୀରା'],
  ['NotoSansTamil', 'மீனாட்சி சுந்தரம்'],
  ['NotoSansTelugu', 'మీరా'],
  ['NotoSansKannada', 'ಮೀರಾ'],
  ['NotoSansMalayalam', 'മീര'],
])('bold letters are drawn with the bold font of their script: %s', async (font, text) => {
  const at = new Date('2026-11-28T10:00:00Z')
  const sheet = await PdfSheet.open({ title: 'Label', author: 'Store', at })
  sheet.writeText(text, { x: 36, size: 12, bold: true })
  const { fonts, texts } = readPdf(await sheet.bytes())
  expect({ fonts, texts }).toEqual({ fonts: [`${font}-Bold`], texts: [text] })
})
