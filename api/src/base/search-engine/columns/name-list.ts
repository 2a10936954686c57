/** Numbers a few distinct names, such as brands. */
export class NameList {
  readonly #names: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #isSame: (one: string, other: string) => boolean

  /** @param isSame decides which different spellings share a number; none by default */
  constructor(isSame: (one: string, other: string) => boolean = () => false) {
    this.#isSame = isSame
  }

  get length(): number {
    return this.#names.length
  }

  /** The number of a name; adds the name when it is new. */
  numberOf(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    const same = this.#names.findIndex((other) => this.#isSame(other, name))
    const number = same >= 0 ? same : this.#names.push(name) - 1
    this.#numbers.set(name, number)
    return number
  }

  /** The first spelling of a number. */
  nameOf(number: number): string {
    return this.#names[number] ?? ''
  }
}
