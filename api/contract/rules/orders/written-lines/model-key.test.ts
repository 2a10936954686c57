import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { modelNumberOf } from '../../catalog/product-texts.ts'
import { modelKeyOf } from './model-key.ts'

/** The key as the database computes it of a stored text. */
const storedKeyOf = (stored: string) => stored.toLowerCase().replace(/[-/._,() ]/g, '')

describe('the key of a model number', () => {
  it.each([
    ['DS 2CD1023-G0E/I', 'ds2cd1023g0ei'],
    // As word processors, phones and spreadsheets of other scripts write them.
    ['TN‑2365', 'tn2365'],
    ['TN–2365', 'tn2365'],
    ['TN−2365', 'tn2365'],
    ['TN\u00a02365', 'tn2365'],
    ['１２Ａ', '12a'],
    ['१२A', '12a'],
    ['TL-WA850RE（2）', 'tlwa850re2'],
    ['15.6″', '156"'],
    ['1‴', "1'''"],
    ['Ryzen™ 5 5600G', 'ryzen™55600g'],
    ['2½"', '2½"'],
  ])('of %s is %s, as typed and as stored', (written, key) => {
    const stored = modelNumberOf(written)
    expect([modelKeyOf(written), modelKeyOf(stored), storedKeyOf(stored)]).toEqual([key, key, key])
  })

  it.each([
    ['Ryzen™ 5 5600G', 'Ryzen™ 5 5600G'],
    ['2½″ – Café®…', '2½" - Café®…'],
    ['m² ⑤ ﬁ', 'm² ⑤ ﬁ'],
    ['１２Ａ／५', '12A/5'],
    ['\u1fef\u212b', "'Å"],
  ])('of %s: stored as %s, nothing else is changed', (written, stored) => {
    expect(modelNumberOf(written)).toBe(stored)
  })

  it('of any stored text is that of the database, which knows fewer signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (written) => {
        const stored = modelNumberOf(written)
        expect(modelNumberOf(stored)).toBe(stored)
        expect(modelKeyOf(stored)).toBe(storedKeyOf(stored))
      }),
    )
  })
})
