/** RBI: account numbers have 9 to 18 digits. */
const accountNumber = /(?<![\dX*])\d{9,18}(?![\dX*])/i

/**
 * The account number in a field or a line: `HDFC0000001/50200012345678`.
 * @returns undefined when there is none, or it is masked
 */
export function accountDigits(text: string | undefined): string | undefined {
  return accountNumber.exec(text ?? '')?.[0]
}

/** Whether two numbers are of one account: some exports drop leading zeros. */
export function isSameAccount(one: string, other: string): boolean {
  return one.replace(/^0+/, '') === other.replace(/^0+/, '')
}

/** "Transactions List -  -JAI COMPUTERS (INR) - 000705012345" is how a bank names it above the table. */
const accountLabel = /\b(?:(?:a\/?c|account)\s*(?:no|number|num)?|transactions? list)\b/i

/** Finds the account number in the lines above a table or a page: `Account No :50200012345678 OTHER`. */
export function findAccount(rows: readonly (readonly string[])[]): string | undefined {
  for (const cells of rows) {
    const line = cells.join(' ')
    const label = accountLabel.exec(line)
    const account = label && accountDigits(line.slice(label.index))
    if (account) return account
  }
  return undefined
}

/** The account number that a file begins with, without a word what it is: the name of the holder stands beside it. */
export function findUnnamedAccount(rows: readonly (readonly string[])[]): string | undefined {
  const [number = '', holder = ''] = rows[0] ?? []
  return /^\d{9,18}$/.test(number.trim()) && /\p{L}/u.test(holder) ? number.trim() : undefined
}
