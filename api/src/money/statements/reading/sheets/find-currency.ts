/** "Currency: ALL" is a filter, not the lek of Albania. */
const codes: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').filter((code) => code !== 'ALL'),
)

/** Those in which banks in India keep accounts; others are also names of towns, such as Pen. */
const keptInIndia =
  /\(\s*(USD|EUR|GBP|JPY|AED|AUD|CAD|SGD|CHF|HKD|NZD|SAR|KWD|QAR|OMR|BHD|CNY|THB|ZAR|SEK|NOK|DKK)\s*\)/

/** The words that stand for a code. */
const names: readonly [word: RegExp, code: string][] = [
  [/^(?:us\s+)?dollars?\b/i, 'USD'],
  [/^euros?\b/i, 'EUR'],
  [/^(?:great\s+britain\s+|british\s+)?pounds?\b/i, 'GBP'],
  [/^(?:japanese\s+)?yen\b/i, 'JPY'],
  [/^(?:uae\s+)?dirhams?\b/i, 'AED'],
]

function isOther(code: string | undefined): boolean {
  return code !== undefined && code !== 'INR' && codes.has(code)
}

function codeAtStart(text: string): string | undefined {
  const [code = ''] = /^[A-Z]{3}\b/.exec(text) ?? []
  return codes.has(code) ? code : names.find(([word]) => word.test(text))?.[1]
}

/**
 * Finds another currency than the rupee in the lines above a table (`Currency :- USD`, `Account No 000705012345 (USD)`) and
 * in its headings (`Balance (USD)`).
 * @returns its code; undefined when there is none
 */
export function findOtherCurrency(rows: readonly (readonly string[])[]): string | undefined {
  for (const cells of rows) {
    const line = cells.join(' ')
    const labels = [...line.matchAll(/\bcurrency\b(?:\s+(?:code|type))?[\s:;=\-–.]*/gi)]
    const labelled = labels.map(({ index, 0: label }) =>
      codeAtStart(line.slice(index + label.length)),
    )
    const other = [...labelled, keptInIndia.exec(line)?.[1]].find(isOther)
    if (other) return other
  }
  return undefined
}

const currencyHeading = /^(?:(?:account|transaction|txn)?currency(?:code)?|ccy|curr)$/

/**
 * Finds another currency than the rupee in the column of currencies, if a table has one.
 * @param rows below the headings
 */
export function findCurrencyOfLines(
  rows: readonly (readonly string[])[],
  headings: readonly string[],
): string | undefined {
  const column = headings.findIndex((heading) => currencyHeading.test(heading))
  return rows.map((cells) => cells[column]?.trim()).find(isOther)
}
