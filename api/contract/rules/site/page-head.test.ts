import { describe, expect, it } from '@jest/globals'
import { descriptionOf, headElementsOf, jsonLdOf, routeHead } from './page-head.ts'
import { productHead } from './structured-data.ts'

const location = { siteName: 'Store', origin: 'https://store.example', pathname: '/product/01HX' }

const toner = {
  _id: '01HX',
  name: 'HP 26A',
  brand: 'HP',
  category: 'Cartridge',
  modelNo: 'CF226A',
  description: 'Black toner.\nYields 3,100 pages.',
  images: ['/api/images/a-800.webp'],
  stock: 3,
  prices: { enduser: 7499.5 },
}

function attributeOf(elements: ReturnType<typeof headElementsOf>, name: string) {
  for (const element of elements) {
    if (element.tag === 'title' || element.tag === 'script') continue
    const { attributes } = element
    if (attributes.property === name || attributes.name === name) return attributes.content
  }
  return undefined
}

describe('the head of a product', () => {
  const elements = headElementsOf(productHead(toner, location.origin), location)

  it('has its name before that of the site, and its picture for previews', () => {
    expect(elements[0]).toEqual({ tag: 'title', text: 'HP 26A · Store' })
    expect(attributeOf(elements, 'og:image')).toBe('https://store.example/api/images/a-800.webp')
    expect(attributeOf(elements, 'og:url')).toBe('https://store.example/product/01HX')
    expect(attributeOf(elements, 'description')).toBe(
      'HP, model CF226A. Black toner. Yields 3,100 pages.',
    )
  })

  it('states the price everybody pays', () => {
    expect(elements.at(-1)).toMatchObject({
      data: { '@type': 'Product', offers: { price: 7499.5, priceCurrency: 'INR' } },
    })
  })
})

it('excludes a hidden page from search engines, without a canonical address', () => {
  const elements = headElementsOf({ title: 'Cart', isHidden: true }, location)
  expect(attributeOf(elements, 'robots')).toBe('noindex')
  expect(elements.filter(({ tag }) => tag === 'link')).toEqual([])
})

it.each([
  [{ title: 'Pay', isUnlisted: true }, true],
  [{ title: 'Users', roles: ['superadmin'] }, true],
  [{ title: 'Shop' }, undefined],
])('leaves %j out of search engines: %s', (route, isHidden) => {
  expect(routeHead(route).isHidden).toBe(isHidden)
})

it('shortens a description at the end of a word', () => {
  const cut = descriptionOf('word '.repeat(60))
  expect(cut.length).toBeLessThanOrEqual(157)
  expect(cut).toMatch(/word …$/)
})

it('cannot end the script that contains it', () => {
  expect(jsonLdOf({ '@type': 'Thing', name: '</script><b>' })).not.toContain('</script>')
})
