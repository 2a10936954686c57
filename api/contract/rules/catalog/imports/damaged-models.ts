const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

const damages: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /^[1-9](?:\.\d+)?E\+?\d{1,3}$/i,
    'A spreadsheet program probably made this number of a model number: its digits are lost.',
  ],
  [
    new RegExp(
      `^(?:\\d{1,2}[-/. ](?:${months})(?:[-/. ]\\d{2,4})?|(?:${months})[-/. ]\\d{1,4})$`,
      'i',
    ),
    'A spreadsheet program probably made this date of a model number.',
  ],
  [
    /^(?:\d{1,2}[-/.]\d{1,2}[-/.](?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2})(?: [\d:]+)?$/,
    'A spreadsheet program probably made this date of a model number.',
  ],
  [
    /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!)$/i,
    'This is an error of a spreadsheet program, not a model number.',
  ],
  [/^(?:TRUE|FALSE)$/i, 'A spreadsheet program took the model number for TRUE or FALSE.'],
]

/**
 * Whether a model number looks like what spreadsheet programs make of others: 12E5 becomes 1.2E+06, 7-10 becomes 07-Oct.
 * @returns what is wrong, as a sentence; undefined for a model number
 * @example findModelDamage('07-Oct') // 'A spreadsheet program probably made this date of a model number.'
 */
export function findModelDamage(modelNo: string): string | undefined {
  return damages.find(([pattern]) => pattern.test(modelNo))?.[1]
}
