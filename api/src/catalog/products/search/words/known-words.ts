import { type SimilarWord, SoundIndex } from '../sounds/sound-index.ts'
import { atomsOf, simplify } from '../texts/compact-text.ts'
import { editDistance } from './edit-distance.ts'
import { singularsOf } from './query-words.ts'

/** Letters of the shortest word that may have a typing mistake, and of the shortest that may have two. */
const oneMistakeFrom = 4
const twoMistakesFrom = 7
const shortest = 3
const lettersOnly = /^[a-z]+$/

/** A known word that resembles a mistyped one. */
export interface Correction {
  text: string
  mistakes: number
}

function mistakesAllowedIn({ length }: string): number {
  if (length < oneMistakeFrom) return 0
  return length < twoMistakesFrom ? 1 : 2
}

function bucketOf(first: string, length: number): string {
  return `${first}${length}`
}

/** The words of all products ever indexed, to correct mistyped ones. */
export class KnownWords {
  readonly #counts = new Map<string, number>()
  /** By first letter and length, because comparing with all words takes too long. */
  readonly #buckets = new Map<string, string[]>()
  readonly #sounds = new SoundIndex()

  /** Adds the words of a product; brands and categories also without their separators. */
  add({ brand, category, name }: { brand: string; category: string; name: string }): void {
    const names = [brand, category].map(simplify)
    const words = names.map((text) => atomsOf(text).join(''))
    for (const text of [...names, simplify(name)]) words.push(...atomsOf(text))
    for (const word of words) this.#addWord(word)
  }

  /** The words with the fewest differences from a mistyped one, the commonest first; digits are never corrected. */
  correct(word: string): Correction[] {
    const max = lettersOnly.test(word) ? mistakesAllowedIn(word) : 0
    let fewest = max
    let found: Correction[] = []
    for (let length = word.length - max; length <= word.length + max && max > 0; length += 1) {
      for (const text of this.#buckets.get(bucketOf(word.charAt(0), length)) ?? []) {
        const mistakes = editDistance(word, text, fewest)
        if (mistakes > fewest || mistakes === 0) continue
        if (mistakes < fewest) found = []
        fewest = mistakes
        found.push({ text, mistakes })
      }
    }
    return found.sort((a, b) => this.#countOf(b.text) - this.#countOf(a.text))
  }

  /** The word that another one sounds like, as it is written in either script. */
  soundingLike(word: string): SimilarWord | undefined {
    return this.#sounds.nearest(word)
  }

  /** The word that an unfinished one may become, by its sound. */
  beginningLike(word: string): SimilarWord | undefined {
    return this.#sounds.nearestBeginning(word)
  }

  #countOf(word: string): number {
    return this.#counts.get(word) ?? 0
  }

  #addWord(word: string): void {
    if (word.length < shortest || !lettersOnly.test(word)) return
    const count = this.#countOf(word)
    this.#counts.set(word, count + 1)
    if (count > 0) return
    for (const form of [word, ...singularsOf(word)]) this.#sounds.add(form)
    const bucket = bucketOf(word.charAt(0), word.length)
    const words = this.#buckets.get(bucket)
    if (words) words.push(word)
    else this.#buckets.set(bucket, [word])
  }
}
