/** Compares names like the database's collation: case and accents are ignored. */
export const nameCollator = new Intl.Collator('en', { sensitivity: 'base' })

/** Numbers the names of brands or categories. Names that are equal in the database share a number. */
export class NameList {
  readonly #names: string[] = []
  readonly #numbers = new Map<string, number>()

  numberOf(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    const alike = this.#names.findIndex((other) => nameCollator.compare(other, name) === 0)
    const number = alike >= 0 ? alike : this.#names.push(name) - 1
    this.#numbers.set(name, number)
    return number
  }

  nameOf(number: number): string {
    return this.#names[number] ?? ''
  }
}
