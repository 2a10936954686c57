import { expect, it } from '@jest/globals'
import { brands, categories } from '../catalog-lists.ts'
import { findNearName } from './near-names.ts'

it.each([
  ['Cannon', 'Canon'],
  ['Cannon India Pvt. Ltd.', 'Canon'],
  ['Canon India', 'Canon'],
  ['Epsn', 'Epson'],
  ['TP Link', 'TP-Link'],
  ['TPLINK', 'TP-Link'],
  ['cpplus', 'CP Plus'],
  ['Hik Vison', 'Hikvision'],
  ['San-Disc', 'SanDisk'],
  ['Logiteck', 'Logitech'],
  ['Borther', 'Brother'],
  ['Ｃａｎｎｏｎ', 'Canon'],
])('the brand %s is near %s', (name, near) => {
  expect(findNearName(name, brands)).toBe(near)
})

it.each([
  ['Cartridges', 'Cartridge'],
  ['Pen Drives', 'Pen Drive'],
  ['Pendrive', 'Pen Drive'],
  ['CCTV Cameras', 'CCTV Camera'],
  ['Moniter', 'Monitor'],
  ['TVs', 'TV'],
  ['NVRs', 'NVR'],
])('the category %s is near %s', (name, near) => {
  expect(findNearName(name, categories)).toBe(near)
})

it.each(['Canon', 'canon', ' CANON ', 'Zyxel', 'Sonos', 'Acer', 'HCL', 'LC', '', '-', 'कैनन'])(
  'the brand %j is known or like none',
  (name) => {
    expect(findNearName(name, brands)).toBeUndefined()
  },
)

it('is quick with long names', () => {
  expect(findNearName('x'.repeat(32_767), brands)).toBeUndefined()
})
