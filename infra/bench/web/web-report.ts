import type { Visit } from './first-visit.ts'

/** The visits of one page by variant, `federated`, `bundle` and, of the shop, `naive`; round by round. */
export type Visits = Record<string, readonly Visit[]>

/** How the federated site compares, line by line, and the targets it missed (issue 6, Must show; issue 5 for the desk). */
export function comparisonLines({ shop, desk }: { shop: Visits; desk: Visits }): {
  lines: string[]
  missed: string[]
} {
  const targets = [
    { what: '/shop, first product against one bundle', ratio: times(shop, 'bundle'), most: 1.1 },
    { what: '/shop, script bytes against one bundle', ratio: scriptBytes(shop), most: 1.15 },
    { what: '/shop, first product against the chain', ratio: times(shop, 'naive'), most: 0.6 },
    { what: '/shop, code hops after the document', ratio: of(shop, 'federated').hops, most: 1 },
    { what: 'dashboard, all bytes against one bundle', ratio: allBytes(desk), most: 1.1 },
  ]
  const verdicts = targets.map(({ what, ratio, most }) => {
    const isMet = ratio <= most
    const said = `${what.padEnd(44)} ${ratio.toFixed(2)} (at most ${most}: ${isMet ? 'met' : 'MISSED'})`
    return { said, isMet }
  })
  return {
    lines: [
      ...visitLines('/shop', shop),
      ...visitLines('dashboard', desk),
      ...verdicts.map(({ said }) => said),
    ],
    missed: verdicts.filter(({ isMet }) => !isMet).map(({ said }) => said),
  }
}

function visitLines(page: string, visits: Visits): string[] {
  return Object.keys(visits).map((variant) => {
    const { shownAfter, scriptBytes, allBytes, hops } = of(visits, variant)
    return (
      `${page.padEnd(10)} ${variant.padEnd(10)} ${Math.round(shownAfter)} ms, ` +
      `${allBytes} bytes, ${scriptBytes} of them script, ${hops} code hops`
    )
  })
}

/** Within a round a machine is as fast for one variant as for the other; from round to round it is not. */
function times(visits: Visits, against: string): number {
  const { federated = [], [against]: others = [] } = visits
  const ratios = federated.flatMap(({ shownAfter }, round) => {
    const other = others[round]
    return other === undefined ? [] : [shownAfter / other.shownAfter]
  })
  return median(ratios, (ratio) => ratio)
}

function scriptBytes(visits: Visits): number {
  return of(visits, 'federated').scriptBytes / of(visits, 'bundle').scriptBytes
}

function allBytes(visits: Visits): number {
  return of(visits, 'federated').allBytes / of(visits, 'bundle').allBytes
}

/** The visit in the middle by time. */
function of(visits: Visits, variant: string): Visit {
  return median(visits[variant] ?? [], ({ shownAfter }) => shownAfter)
}

function median<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item {
  const sorted = items.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('a median needs at least one visit')
  return middle
}
