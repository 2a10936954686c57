import { docketKeyOf, SearchableTexts } from '../../../base/base.ts'

/** Ends each docket, so that what it ends with is a part like any other. Nobody can type it. */
const end = '\0'

/** Dockets of shipped orders, by `docketKeyOf`. They are as many as orders, so that they are searched by signatures. */
export class DocketTexts {
  readonly #texts = new SearchableTexts()
  /** By text: the order. */
  readonly #slots: number[] = []
  /** By order: its text; another docket of it is another text. */
  readonly #current = new Map<number, number>()

  /** Sets the docket of an order, or takes it away. @returns false when it had it before */
  change(slot: number, docketNumber: string | undefined): boolean {
    const docket = docketNumber === undefined ? undefined : docketKeyOf(docketNumber)
    const known = this.#current.get(slot)
    if (docket === undefined) return this.#current.delete(slot)
    if (known !== undefined && this.#texts.read(known) === docket + end) return false
    this.#current.set(slot, this.#texts.add(docket + end))
    this.#slots.push(slot)
    return true
  }

  /** Visits the orders whose docket contains the letters. */
  forEachIncluding(letters: string, visit: (slot: number) => void): void {
    this.#forEach(letters, '', visit)
  }

  /** Visits the orders whose docket ends with the letters. */
  forEachEndingWith(letters: string, visit: (slot: number) => void): void {
    this.#forEach(letters, end, visit)
  }

  #forEach(letters: string, after: string, visit: (slot: number) => void): void {
    const docket = docketKeyOf(letters)
    if (docket === undefined) return
    this.#texts.forEachIncluding(docket + after, (text) => {
      const slot = this.#slots[text]
      if (slot !== undefined && this.#current.get(slot) === text) visit(slot)
    })
  }
}
