import { brands, categories } from '@store/contract/rules/catalog/catalog-lists'
import type { Declarations } from '@store/contract/rules/catalog/declarations/declarations'
import { paise } from '@store/contract/rules/pricing/money'

/** A seeded generator (mulberry32), so that a failure can be repeated. */
export function seededRandomInt(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export const words = [
  'Toner',
  'laser',
  'İnk',
  'MOUSE',
  '100%',
  'usb_c',
  'Café',
  '“Pro”',
  'x',
  'A4',
  '日本',
  'hub',
]

export function pick<T>(list: readonly T[], randomInt: (below: number) => number): T {
  const item = list[randomInt(list.length)]
  if (item === undefined) throw new RangeError('the list is empty')
  return item
}

export function textFrom(randomInt: (below: number) => number): string {
  return Array.from({ length: 1 + randomInt(4) }, () => pick(words, randomInt)).join(' ')
}

function declarationsFrom(randomInt: (below: number) => number): Declarations {
  if (randomInt(3) === 0) return {}
  return {
    countryOfOrigin: pick(['India', 'China', 'Vietnam', 'United States'], randomInt),
    ...(randomInt(2) === 0 && { mrp: paise(5_000), netQuantity: textFrom(randomInt) }),
    ...(randomInt(2) === 0 && { bisRegistration: 'R-41012345', consumerCare: '“x”' }),
  }
}

export function contentOf(randomInt: (below: number) => number) {
  // Few prices, so that many products share one and the key decides.
  const price = () => paise(100 * (1 + randomInt(12)) + randomInt(2) * 50)
  return {
    name: textFrom(randomInt),
    brand: pick([...brands.slice(0, 4), 'hp', 'Hp '], randomInt),
    category: pick(categories.slice(0, 4), randomInt),
    modelNo: `M${randomInt(1000)} ${pick(words, randomInt)}`,
    description: `“${textFrom(randomInt)}”\n\t– ₹ ${randomInt(100)} \u2028 \\ "`,
    pricesPaise: { enduser: price(), reseller: price(), distributor: price() },
    stock: randomInt(20),
    slabs:
      randomInt(3) === 0
        ? [
            { minQty: 5, maxQty: 9, price: paise(50) },
            { minQty: 10, price: paise(40) },
          ]
        : [],
    facts:
      randomInt(2) === 0 ? [{ name: 'Größe', value: `“${textFrom(randomInt)}” \u2028 \\` }] : [],
    declarations: declarationsFrom(randomInt),
    documents:
      randomInt(3) === 0
        ? [{ key: `a-${randomInt(9)}`, title: textFrom(randomInt), bytes: 7 }]
        : [],
    images: randomInt(2) === 0 ? [{ key: `p${randomInt(5)}`, widths: [320, 800] }] : [],
  }
}

export function queryOf(randomInt: (below: number) => number): string {
  const query = new URLSearchParams()
  const sometimes = (name: string, values: readonly string[]) => {
    if (randomInt(3) === 0) query.append(name, pick(values, randomInt))
  }
  sometimes('brand', ['HP', 'hp', 'prodot ', 'Dell', 'nothing', 'hé'])
  sometimes('brand', ['prodot', 'Dell', ''])
  sometimes('category', ['Laptop', 'PRINTER', 'TV'])
  sometimes('category', ['laptop', 'Desktop'])
  sometimes('countryOfOrigin', ['China', 'india', 'U.S.A.', 'nowhere', 'hé', ''])
  sometimes('countryOfOrigin', ['Vietnam', 'PRC'])
  sometimes('inStock', ['true', 'false'])
  sometimes('minPrice', ['0', '3', '9', '13'])
  sometimes('maxPrice', ['2', '6', '12'])
  sometimes('q', [
    'toner',
    'ONE',
    'x',
    'a4',
    '%',
    '_c',
    'café',
    'M1',
    'zzz',
    ' laser ',
    '“pro',
    '日',
    '\n',
  ])
  sometimes('sort', ['lowToHigh', 'highToLow', 'countryOfOrigin'])
  sometimes('page', ['1', '2', '3', '40'])
  sometimes('limit', ['1', '7', '50', '200'])
  return query.size > 0 ? `?${query}` : ''
}
