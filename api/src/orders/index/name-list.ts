/** Names in the order of the database's collation, in which case and accents make no difference. */
export const nameOrder = new Intl.Collator('en', { sensitivity: 'base' })

/** The few names of brands or categories, numbered; those that the database takes for one are one. */
export class NameList {
  readonly #names: string[] = []
  readonly #numbers = new Map<string, number>()

  numberOf(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    const alike = this.#names.findIndex((other) => nameOrder.compare(other, name) === 0)
    const number = alike >= 0 ? alike : this.#names.push(name) - 1
    this.#numbers.set(name, number)
    return number
  }

  nameOf(number: number): string {
    return this.#names[number] ?? ''
  }
}
