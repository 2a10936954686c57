import {
  type CorpusLine,
  corpusAccount,
  openingBalance,
  partsOfDay,
  withBalances,
} from '../corpus-line.ts'

/** A comma before the decimals, none of which has to be there. */
function swiftAmount(amount: number): string {
  return (amount / 100).toFixed(2).replace('.', ',').replace(/0+$/, '')
}

const lineLength = 65

function wrap(text: string): string {
  return (text.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? ['']).join('\r\n')
}

/** A message of SWIFT MT940. */
export function writeMt940(lines: readonly CorpusLine[]): Buffer {
  const closing = withBalances(lines).at(-1)?.balance ?? openingBalance
  const entries = lines.flatMap((line) => {
    const { year, month, day } = partsOfDay(line.bookedOn)
    const date = `${year.slice(2)}${month}${day}${month}${day}`
    const mark = line.direction === 'credit' ? 'CR' : 'DR'
    const reference = (line.bankReference ?? 'NONREF').slice(0, 34)
    return [
      `:61:${date}${mark}${swiftAmount(line.amount)}NTRFNONREF//${reference}`,
      `:86:${wrap(line.narration)}`,
    ]
  })
  return Buffer.from(
    [
      '{1:F01HDFCINBBAXXX0000000000}{2:I940HDFCINBBXXXXN}{4:',
      ':20:STMT20261125',
      `:25:HDFC0000001/${corpusAccount}`,
      ':28C:00329/001',
      `:60F:C261101INR${swiftAmount(openingBalance)}`,
      ...entries,
      `:62F:C261125INR${swiftAmount(closing)}`,
      '-}',
      '',
    ].join('\r\n'),
    'latin1',
  )
}
