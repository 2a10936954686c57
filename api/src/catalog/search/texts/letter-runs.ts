import { KeyPostings } from '../../../search-engine/postings/key-postings.ts'

/** Lines of a compact text. */
const lines = 4
/** Runs are looked up by so many of their first letters. */
const stemLetters = 2
const alphabet = 26
const firstLetter = 0x61

/** A run in a line of texts. */
export interface RunInTexts {
  run: string
  line: number
  /** Ascending. */
  slots: Uint32Array
}

function stemOf(text: string): string {
  return text.slice(0, stemLetters)
}

/**
 * The texts that contain each run of letters, by line, and those in which another run follows it directly. Texts share
 * most of their runs, so there are few; numbers, of which there are as many as texts, are not in it.
 */
export class LetterRuns {
  readonly #numbers = new Map<string, number>()
  readonly #byStem = new Map<string, string[]>()
  /** By number of the run and line. */
  readonly #inLine = new KeyPostings()
  /** By number of the run and first letter of the next one. */
  readonly #followed = new KeyPostings()

  /** Adds neighbouring runs of a text; texts are added in ascending slots. */
  add(slot: number, runs: readonly string[], line: number): void {
    for (const [index, run] of runs.entries()) {
      const number = this.#numberOf(run)
      this.#inLine.add(number * lines + line, slot)
      const next = runs[index + 1]
      if (next) this.#followed.add(number * alphabet + next.charCodeAt(0) - firstLetter, slot)
    }
  }

  /** At most so many texts contain a word of two or more letters. */
  countAtMost(letters: string): number {
    let count = 0
    for (const key of this.#lineKeysOf(letters)) count += this.#inLine.count(key.key)
    for (const key of this.#joinKeysOf(letters)) count += this.#followed.count(key)
    return count
  }

  /** The runs that begin with a word of two or more letters, with the texts that contain them. */
  startingWith(letters: string): RunInTexts[] {
    return this.#lineKeysOf(letters).map(({ key, ...rest }) => ({
      ...rest,
      slots: this.#inLine.slots(key),
    }))
  }

  /** Texts that may contain a word as several runs, as "Sky Hawk" contains `skyhawk`: only their bytes tell. */
  joined(letters: string): Uint32Array[] {
    return this.#joinKeysOf(letters).map((key) => this.#followed.slots(key))
  }

  #lineKeysOf(letters: string): { run: string; line: number; key: number }[] {
    const runs = this.#byStem.get(stemOf(letters)) ?? []
    return runs
      .filter((run) => run.startsWith(letters))
      .flatMap((run) => {
        const first = this.#numberOf(run) * lines
        return Array.from({ length: lines }, (_, line) => ({ run, line, key: first + line }))
      })
      .filter(({ key }) => this.#inLine.count(key) > 0)
  }

  /** By each run that a word may begin with, and the letter after it. */
  #joinKeysOf(letters: string): number[] {
    const keys: number[] = []
    for (let length = 1; length < letters.length; length += 1) {
      const number = this.#numbers.get(letters.slice(0, length))
      if (number === undefined) continue
      const key = number * alphabet + letters.charCodeAt(length) - firstLetter
      if (this.#followed.count(key) > 0) keys.push(key)
    }
    return keys
  }

  #numberOf(run: string): number {
    const known = this.#numbers.get(run)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(run, number)
    const stem = stemOf(run)
    const runs = this.#byStem.get(stem)
    if (runs) runs.push(run)
    else this.#byStem.set(stem, [run])
    return number
  }
}
