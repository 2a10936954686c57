/*
 * What the oldest browsers of the floor lack (@store/sdk/build/browsers/polyfilled-features), as ECMAScript and the URL
 * Standard define it. `load-polyfills.ts` decides who loads this file.
 */

const urlFunctions = {
  canParse: (address: string | URL, base?: string | URL): boolean => {
    try {
      return Boolean(new URL(address, base))
    } catch {
      return false
    }
  },
}

const arrayMethods = {
  toReversed<Item>(this: ArrayLike<Item>): Item[] {
    return Array.from(this).reverse()
  },
  toSorted<Item>(this: ArrayLike<Item>, compare?: (left: Item, right: Item) => number): Item[] {
    return Array.from(this).sort(compare)
  },
  toSpliced<Item>(this: ArrayLike<Item>, ...change: Parameters<Item[]['splice']>): Item[] {
    const copy = Array.from(this)
    copy.splice(...change)
    return copy
  },
  with<Item>(this: ArrayLike<Item>, index: number, item: Item): Item[] {
    const copy = Array.from(this)
    const place = Math.trunc(index) || 0
    const at = place < 0 ? place + copy.length : place
    if (at < 0 || at >= copy.length) throw new RangeError(`there is no item ${index}`)
    copy[at] = item
    return copy
  },
}

supply(URL, urlFunctions)
supply(Array.prototype, arrayMethods)

/** Adds the functions that an object lacks, as invisible to `for…in` as the browser's own. */
function supply(object: object, functions: object): void {
  for (const [name, value] of Object.entries(functions)) {
    if (name in object) continue
    Object.defineProperty(object, name, { value, configurable: true, writable: true })
  }
}

// A module, so that the bundler loads it as one.
export {}
