import { accountDigits, isSameAccount } from './account-digits.ts'

/** The lines of one account of a file. */
export interface AccountLines<Line> {
  /** Digits; undefined when the file does not say it, or masks it. */
  account: string | undefined
  lines: Line[]
}

/** Divides the lines of a file by its accounts, in the order in which they come. */
export class LinesByAccount<Line> {
  readonly #found: (AccountLines<Line> & { name: string })[] = []

  /** The lines of an account so far, to add to. @param name as the file writes it, blank when it does not */
  of(name: string): Line[] {
    const account = accountDigits(name)
    const isSame = (other: { name: string; account: string | undefined }) =>
      account === undefined || other.account === undefined
        ? other.name === name
        : isSameAccount(other.account, account)
    const known = this.#found.find(isSame)
    if (known) return known.lines
    const lines: Line[] = []
    this.#found.push({ name, account, lines })
    return lines
  }

  get all(): AccountLines<Line>[] {
    return this.#found.map(({ account, lines }) => ({ account, lines }))
  }
}
