import { addDays, indiaDayOf, startOfIndiaDay } from '@store/contract/rules/india-days'

/** The beginnings of the months' names that tell them apart. */
const months: readonly (readonly [english: string, hindi: string])[] = [
  ['january', 'जन'],
  ['february', 'फर'],
  ['march', 'मार्च'],
  ['april', 'अप्र'],
  ['may', 'मई'],
  ['june', 'जून'],
  ['july', 'जुल'],
  ['august', 'अग'],
  ['september', 'सित'],
  ['october', 'अक'],
  ['november', 'नव'],
  ['december', 'दिस'],
]

/** Letters of a month's name, with the signs of Hindi; the sign of an abbreviation may follow. */
const monthName = String.raw`(?<name>[\p{L}\p{M}]{2,12})[.॰]?`
const year = String.raw`(?<year>20\d{2}|\d{2})`
const writtenDays = [
  /^(?<year>20\d{2})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  new RegExp(String.raw`^(?<day>\d{1,2})[./-](?<month>\d{1,2})(?:[./-]${year})?$`),
  new RegExp(
    String.raw`^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+${monthName}(?:,?[\s-]+${year})?$`,
    'u',
  ),
  new RegExp(String.raw`^${monthName},?[\s-]+(?<year>20\d{2})$`, 'u'),
]

/** The number of a month from 1; 0 for a word that is none. */
function monthOf(name: string): number {
  // The dot below a letter, which many leave out.
  const plain = name.normalize('NFC').replaceAll('\u093c', '')
  const isName = ([english, hindi]: (typeof months)[number]) =>
    (name.length >= 3 && english.startsWith(name)) || plain.startsWith(hindi)
  return name === 'sept' ? 9 : months.findIndex(isName) + 1
}

const write = (parts: readonly number[]) =>
  parts.map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0')).join('-')

function isDay(day: string): boolean {
  const start = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(day)
}

/** The first and the last day that the parts of a date mean. Without its year it is the latest one that has come. */
function daysOf(parts: Record<string, string | undefined>, today: string): [string, string] {
  const month = parts.name === undefined ? Number(parts.month) : monthOf(parts.name)
  const given = Number(parts.year)
  if (parts.day === undefined) {
    const [first, after] = [month, month + 1].map((each) =>
      write([given + Math.floor((each - 1) / 12), ((each - 1) % 12) + 1, 1]),
    )
    return [first ?? '', isDay(after ?? '') ? addDays(after ?? '', -1) : '']
  }
  const dayIn = (wanted: number) => write([wanted, month, Number(parts.day)])
  if (parts.year !== undefined) {
    const day = dayIn(given < 100 ? 2000 + given : given)
    return [day, day]
  }
  const thisYear = Number(today.slice(0, 4))
  const day = dayIn(dayIn(thisYear) <= today ? thisYear : thisYear - 1)
  return [day, day]
}

/**
 * The days that a searched text names: a date as people write it, or a month with its year, in English or Hindi.
 * @returns from the first instant in India, which is included, to the one that is not; undefined for another text
 * @example searchedDaysOf('24 nov', new Date('2026-11-28T06:00:00Z')) // the 24th of November 2026
 */
export function searchedDaysOf(text: string, now: Date): { from: Date; to: Date } | undefined {
  const written = text.trim().toLowerCase()
  for (const form of writtenDays) {
    const groups = form.exec(written)?.groups
    if (!groups) continue
    const [from, to] = daysOf(groups, indiaDayOf(now))
    if (isDay(from) && isDay(to)) {
      return { from: startOfIndiaDay(from), to: startOfIndiaDay(addDays(to, 1)) }
    }
  }
  return undefined
}
