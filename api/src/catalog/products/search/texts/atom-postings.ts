import { KeyPostings, type SlotList } from '../../../../base/base.ts'
import type { Word } from './word.ts'

/** A word, or what is left of it after some atoms. */
type Wanted = Pick<Word, 'text' | 'isWhole'>

/** Lines of a compact text. */
const lines = 4
/** Atoms are looked up by so many of their first characters. */
const stemLength = 2

/** An atom of some texts, and the atoms that follow it in some of them. */
interface Atom {
  text: string
  term: number
  /** The term of this atom and the next one together. */
  next: Map<Atom, number>
}

/** The slots of two ascending lists that are in both. */
function intersect(one: Uint32Array, other: Uint32Array): Uint32Array {
  let at = 0
  return one.filter((slot) => {
    while (at < other.length && (other[at] ?? 0) < slot) at += 1
    return other[at] === slot
  })
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9'
}

/** Whether an atom begins with a word, or with the rest of one; a whole word must end where its letters or digits do. */
function isMatch(atom: string, { text, isWhole }: Wanted): boolean {
  if (!atom.startsWith(text)) return false
  return !isWhole || atom === text || isDigit(text.at(-1)) !== isDigit(atom[text.length])
}

/** Texts that contain a word in the same way. */
export interface WordPlace {
  line: number
  /** The word is only the beginning of an atom. */
  isBeginning: boolean
  slots: SlotList
}

/** All texts that contain a word. */
export interface WordPlaces {
  places: WordPlace[]
  /** Texts that may contain the word as three or more atoms, which only their bytes tell. */
  unsure: Uint32Array[]
}

/**
 * The texts that contain each atom, by line, and each two neighbours: a word is found in them without reading a text.
 * Texts share most of their atoms (`readAtoms` shortens long numbers), so there are few.
 */
export class AtomPostings {
  readonly #atoms = new Map<string, Atom>()
  readonly #byStem = new Map<string, Atom[]>()
  /** By term and line. */
  readonly #postings = new KeyPostings()
  #terms = 0

  /** Adds a line of a text; texts are added in ascending slots. */
  add(slot: number, atoms: readonly string[], line: number): void {
    let previous: Atom | undefined
    for (const text of atoms) {
      const atom = this.#atomOf(text)
      this.#postings.add(atom.term * lines + line, slot)
      if (previous) this.#postings.add(this.#pairOf(previous, atom) * lines + line, slot)
      previous = atom
    }
  }

  /** Finds a word at the beginning of an atom; it may go on in the next ones, as `skyhawk` does in "Sky Hawk". */
  find(word: Wanted): WordPlaces {
    const { text } = word
    const found: WordPlaces = { places: [], unsure: [] }
    for (const atom of this.#startingWith(text)) {
      if (isMatch(atom.text, word)) this.#addPlaces(found, atom.term, atom.text !== text)
    }
    for (let length = 1; length < text.length; length += 1) {
      const first = this.#atoms.get(text.slice(0, length))
      if (first) this.#findAfter(found, first, { ...word, text: text.slice(length) })
    }
    return found
  }

  /** Finds the rest of a word after its first atom. */
  #findAfter(found: WordPlaces, first: Atom, rest: Wanted): void {
    const { text } = rest
    for (const [second, pair] of first.next) {
      if (isMatch(second.text, rest)) this.#addPlaces(found, pair, second.text !== text)
      if (second.text.length >= text.length || !text.startsWith(second.text)) continue
      const last = text.slice(second.text.length)
      const nextPairs = [...second.next].filter(
        ([{ text: third }]) => third.startsWith(last) || last.startsWith(third),
      )
      for (const [, nextPair] of nextPairs) this.#addUnsure(found, pair, nextPair)
    }
  }

  #addPlaces({ places }: WordPlaces, term: number, isBeginning: boolean): void {
    for (let line = 0; line < lines; line += 1) {
      const slots = this.#postings.listOf(term * lines + line)
      if (slots.length > 0) places.push({ line, isBeginning, slots })
    }
  }

  /** Adds the texts that have both pairs in a line. */
  #addUnsure({ unsure }: WordPlaces, pair: number, nextPair: number): void {
    for (let line = 0; line < lines; line += 1) {
      const [key, nextKey] = [pair * lines + line, nextPair * lines + line]
      if (this.#postings.count(key) === 0 || this.#postings.count(nextKey) === 0) continue
      const slots = intersect(this.#postings.slots(key), this.#postings.slots(nextKey))
      if (slots.length > 0) unsure.push(slots)
    }
  }

  /** The atoms that may begin with a text. */
  #startingWith(text: string): readonly Atom[] {
    if (text.length >= stemLength) return this.#byStem.get(text.slice(0, stemLength)) ?? []
    return [...this.#byStem].flatMap(([stem, atoms]) => (stem.startsWith(text) ? atoms : []))
  }

  #atomOf(text: string): Atom {
    const known = this.#atoms.get(text)
    if (known) return known
    const atom = { text, term: this.#terms, next: new Map() }
    this.#terms += 1
    this.#atoms.set(text, atom)
    const stem = text.slice(0, stemLength)
    const others = this.#byStem.get(stem)
    if (others) others.push(atom)
    else this.#byStem.set(stem, [atom])
    return atom
  }

  #pairOf(first: Atom, second: Atom): number {
    const known = first.next.get(second)
    if (known !== undefined) return known
    const term = this.#terms
    this.#terms += 1
    first.next.set(second, term)
    return term
  }
}
