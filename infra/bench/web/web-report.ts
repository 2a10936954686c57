import type { Visit } from './first-visit.ts'

/** The visits of one page by variant and round: `federated` and `bundle`. */
export type Visits = Record<string, readonly Visit[]>

/** The lines of the comparison, and the missed targets. */
export function comparisonLines({ shop, dashboard }: { shop: Visits; dashboard: Visits }): {
  lines: string[]
  missed: string[]
} {
  const targets = [
    {
      what: '/shop, first product against one bundle',
      ratio: timeRatio(shop),
      most: 1.1,
    },
    { what: '/shop, script bytes against one bundle', ratio: scriptBytesRatio(shop), most: 1.15 },
    {
      what: '/shop, code hops after the document',
      ratio: medianVisit(shop, 'federated').hops,
      most: 1,
    },
    { what: 'dashboard, all bytes against one bundle', ratio: allBytes(dashboard), most: 1.1 },
  ]
  const verdicts = targets.map(({ what, ratio, most }) => {
    const isMet = ratio <= most
    const text = `${what.padEnd(44)} ${ratio.toFixed(2)} (at most ${most}: ${isMet ? 'met' : 'MISSED'})`
    return { text, isMet }
  })
  return {
    lines: [
      ...visitLines('/shop', shop),
      ...visitLines('dashboard', dashboard),
      ...verdicts.map(({ text }) => text),
    ],
    missed: verdicts.filter(({ isMet }) => !isMet).map(({ text }) => text),
  }
}

function visitLines(page: string, visits: Visits): string[] {
  return Object.keys(visits).map((variant) => {
    const { renderedAfterMs, scriptBytes, allBytes, hops } = medianVisit(visits, variant)
    return (
      `${page.padEnd(10)} ${variant.padEnd(10)} ${Math.round(renderedAfterMs)} ms, ` +
      `${allBytes} bytes, ${scriptBytes} of them script, ${hops} code hops`
    )
  })
}

/** Compares within rounds, because the speed of the machine varies between rounds. */
function timeRatio({ federated = [], bundle = [] }: Visits): number {
  const ratios = federated.flatMap(({ renderedAfterMs }, round) => {
    const other = bundle[round]
    return other === undefined ? [] : [renderedAfterMs / other.renderedAfterMs]
  })
  return median(ratios, (ratio) => ratio)
}

function scriptBytesRatio(visits: Visits): number {
  return medianVisit(visits, 'federated').scriptBytes / medianVisit(visits, 'bundle').scriptBytes
}

function allBytes(visits: Visits): number {
  return medianVisit(visits, 'federated').allBytes / medianVisit(visits, 'bundle').allBytes
}

/** The median visit by time. */
function medianVisit(visits: Visits, variant: string): Visit {
  return median(visits[variant] ?? [], ({ renderedAfterMs }) => renderedAfterMs)
}

/** The item in the middle. */
export function median<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item {
  const sorted = items.toSorted((a, b) => sizeOf(a) - sizeOf(b))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('a median needs at least one visit')
  return middle
}
