const names = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
]
const firstYear = 2000
const lastYear = 2099

function monthOfName(word: string): number {
  const letters = word.toLowerCase()
  return letters.length < 3 ? 0 : names.findIndex((name) => name.startsWith(letters)) + 1
}

function textOf(year: number, month: number): string | undefined {
  if (month < 1 || month > 12 || year < firstYear || year > lastYear) return undefined
  return `${year}-${String(month).padStart(2, '0')}`
}

const century = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year))

/**
 * Reads a month of a year as people and spreadsheet programs write it; a day is left out.
 * @returns `YYYY-MM`; undefined for another text
 * @example readMonth('Mar-26') // '2026-03'
 * @example readMonth('15/03/2026') // '2026-03'
 */
export function readMonth(text: string): string | undefined {
  const written = text.trim()
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.]\d{1,2})?$/.exec(written)
  if (iso) return textOf(Number(iso[1]), Number(iso[2]))
  const numbers = /^(?:\d{1,2}[-/.])?(\d{1,2})[-/.](\d{4})$/.exec(written)
  if (numbers) return textOf(Number(numbers[2]), Number(numbers[1]))
  const [, word = '', year = ''] =
    /^(?:\d{1,2}[-/. ]+)?(\p{L}{3,9})[-/.,' ]*(\d{4}|\d{2})$/u.exec(written) ?? []
  return textOf(century(year), monthOfName(word))
}
