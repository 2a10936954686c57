import { pathToFileURL } from 'node:url'
import { expect, it } from '@jest/globals'
import { mostListedProducts } from '@store/contract/rules/limits'
import { paise } from '@store/contract/rules/pricing/money'
import { readPdf } from '../../../test/pdf-text.ts'
import { drawPriceListsInThread } from './draw-in-thread.ts'
import type { ListedProduct } from './price-list.ts'

const file = pathToFileURL(`${process.env.API_BUNDLE}/price-list-worker.js`)

const productOf = (number: number): ListedProduct => ({
  brand: `Brand ${String(number % 40).padStart(2, '0')}`,
  category: 'Cartridge',
  modelNo: `CC388A-${number}`,
  name: `HP 88A काला लेज़रजेट टोनर कार्ट्रिज, ${number} pages at five percent coverage`,
  hsn: '84439959',
  gstPercent: 18,
  price: paise(1_23_45_678_90),
  slabs: [{ minQty: 10, maxQty: 24, price: paise(1_23_45_678_00) }],
  stock: 'In stock',
})

it('the longest price list is drawn in a thread, by the program as it is built', async () => {
  const lost: string[] = []
  const draw = drawPriceListsInThread({ file, onLost: (reason) => lost.push(reason) })
  const products = Array.from({ length: mostListedProducts }, (_, number) => productOf(number))
  const list = { day: '2026-11-29', tier: 'reseller', filters: [], seller: {}, products } as const
  const { pages, texts } = readPdf(Buffer.from(await draw({ ...list, filters: [], products })))
  expect(pages).toBeGreaterThan(100)
  expect(texts).toContain(`CC388A-${mostListedProducts - 1}`)
  expect(lost).toEqual([])
})
