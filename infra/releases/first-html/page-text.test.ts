import { expect, it } from '@jest/globals'
import { readFirstLines } from './page-text.ts'

const html =
  '<header><a href="/">Store</a></header><main id="main"><h1>Shop</h1><style>.a{}</style>' +
  '<ul><li><svg><title>Leaf</title></svg><h3>Tea &amp; Co<!-- --> 1</h3><b>₹250</b> <s>₹300</s></li></ul></main>'

it('reads a page as people do, from its main part on', () => {
  expect(readFirstLines(html, 3)).toEqual(['Shop', 'Tea & Co 1', '₹250 ₹300'])
  expect(readFirstLines(html, 1)).toEqual(['Shop'])
})

it('reads a page without a main part from its start', () => {
  expect(readFirstLines('<p>One</p><p>Two</p>', 5)).toEqual(['One', 'Two'])
})
