import { editDistance } from '../words/edit-distance.ts'
import { skeletonOf, soundOf } from './sound.ts'

/** Consonants, or one after a vowel; a shorter word sounds like too many others. */
const fewestConsonants = 2
/** Of so many letters of a sound one may differ; they are vowels, for the consonants are the same. */
const lettersOfDifference = 3

/** A skeleton without its last vowel, with which an unfinished word may go on. */
function stemOf(skeleton: string): string {
  return skeleton.replace(/A$/, '')
}

interface Sound {
  text: string
  sound: string
}

/** A word that sounds like another one. */
export interface SimilarWord {
  text: string
  /** Vowels that differ. */
  distance: number
}

/** The nearer one of two; the first one when both are as near. */
export function nearerOf(
  one: SimilarWord | undefined,
  other: SimilarWord | undefined,
): SimilarWord | undefined {
  return one && other && other.distance < one.distance ? other : (one ?? other)
}

/** Words by their consonants. */
export class SoundIndex {
  readonly #bySkeleton = new Map<string, Sound[]>()

  /** Adds a word; a short one, one of another script or with digits is never found. */
  add(text: string): void {
    const sound = soundOf(text)
    const skeleton = skeletonOf(sound)
    if (stemOf(skeleton).length < fewestConsonants) return
    const known = this.#bySkeleton.get(skeleton)
    if (!known) this.#bySkeleton.set(skeleton, [{ text, sound }])
    else if (known.every((each) => each.text !== text)) known.push({ text, sound })
  }

  /** The word that sounds most like another one; of several the one that was added first. */
  nearest(word: string): SimilarWord | undefined {
    const sound = soundOf(word)
    return this.#nearestOf(sound, this.#bySkeleton.get(skeletonOf(sound)) ?? [])
  }

  /** The word whose beginning sounds most like an unfinished one; of several the shortest. */
  nearestBeginning(word: string): SimilarWord | undefined {
    const sound = soundOf(word)
    const stem = stemOf(skeletonOf(sound))
    if (stem.length < fewestConsonants) return undefined
    const longer = [...this.#bySkeleton].flatMap(([key, words]) =>
      key.startsWith(stem) ? words : [],
    )
    const begun = longer
      .toSorted((a, b) => a.sound.length - b.sound.length)
      .map(({ text, sound: whole }) => ({ text, sound: whole.slice(0, sound.length) }))
    return this.#nearestOf(sound, begun)
  }

  #nearestOf(sound: string, words: readonly Sound[]): SimilarWord | undefined {
    const most = Math.max(1, Math.floor(sound.length / lettersOfDifference))
    let nearest: SimilarWord | undefined
    for (const { text, sound: other } of words) {
      const distance = editDistance(sound, other, most)
      if (distance > most || distance >= (nearest?.distance ?? Number.POSITIVE_INFINITY)) continue
      nearest = { text, distance }
    }
    return nearest
  }
}
