import type { ModelOfProduct } from '../../../catalog/catalog.ts'

interface Entry {
  text: string
  model: ModelOfProduct
}

const reversed = (text: string) => [...text].reverse().join('')

function entriesOf(
  models: readonly ModelOfProduct[],
  textOf: (model: ModelOfProduct) => string,
): Entry[] {
  return models
    .map((model) => ({ text: textOf(model), model }))
    .sort((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
}

/** The first place whose text is not before another one. */
function placeOf(entries: readonly Entry[], text: string): number {
  let [from, to] = [0, entries.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((entries[middle]?.text ?? '') < text) from = middle + 1
    else to = middle
  }
  return from
}

function* startingWith(entries: readonly Entry[], start: string): Generator<ModelOfProduct> {
  for (let at = placeOf(entries, start); entries[at]?.text.startsWith(start); at += 1) {
    const found = entries[at]
    if (found) yield found.model
  }
}

/**
 * Finds models whose key starts or ends with a part, by two sorted lists: a long list of lines asks for thousands of
 * parts among thousands of models.
 * @param most models of one part; who has so many chooses among them anyway
 */
export function indexByPart(
  models: readonly ModelOfProduct[],
  most: number,
): (part: string) => readonly ModelOfProduct[] {
  const starts = entriesOf(models, ({ key }) => key)
  const ends = entriesOf(models, ({ key }) => reversed(key))
  return (part) => {
    const found = new Set<ModelOfProduct>()
    for (const [entries, start] of [
      [starts, part],
      [ends, reversed(part)],
    ] as const) {
      for (const model of startingWith(entries, start)) {
        if (found.size === most) return [...found]
        found.add(model)
      }
    }
    return [...found]
  }
}
