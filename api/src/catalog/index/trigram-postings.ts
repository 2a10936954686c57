/** Slots ascending, each as its distance from the one before, seven bits a byte: mostly one byte instead of four. */
interface Posting {
  bytes: Uint8Array
  used: number
  count: number
  last: number
}

/** Letters a term must have before postings can help. */
const gramLength = 3
/** Most bytes of one distance. */
const longestDistance = 5

/** Three letters as a small integer; letters beyond ASCII may share one, so every find is verified. */
function gramAt(text: string, at: number): number {
  return (
    ((text.charCodeAt(at) & 127) << 14) |
    ((text.charCodeAt(at + 1) & 127) << 7) |
    (text.charCodeAt(at + 2) & 127)
  )
}

function append(posting: Posting, slot: number): void {
  if (posting.used + longestDistance > posting.bytes.length) {
    const larger = new Uint8Array(Math.ceil(posting.bytes.length * 1.3) + 2 * longestDistance)
    larger.set(posting.bytes)
    posting.bytes = larger
  }
  let distance = slot - posting.last
  while (distance > 127) {
    posting.bytes[posting.used++] = (distance & 127) | 128
    distance >>>= 7
  }
  posting.bytes[posting.used++] = distance
  posting.count += 1
  posting.last = slot
}

function slotsOf({ bytes, used, count }: Posting): Uint32Array {
  const slots = new Uint32Array(count)
  let slot = -1
  let at = 0
  for (let index = 0; index < count; index += 1) {
    let distance = 0
    let byte = 128
    for (let shift = 0; byte > 127 && at < used; shift += 7) {
      byte = bytes[at++] ?? 0
      distance |= (byte & 127) << shift
    }
    slot += distance
    slots[index] = slot
  }
  return slots
}

/** Which texts hold which three letters in a row. Texts are added in ascending slots and never removed. */
export class TrigramPostings {
  readonly #postings = new Map<number, Posting>()

  add(slot: number, text: string): void {
    for (let at = 0; at + gramLength <= text.length; at += 1) {
      const posting = this.#of(gramAt(text, at))
      if (posting.last !== slot) append(posting, slot)
    }
  }

  #of(gram: number): Posting {
    const known = this.#postings.get(gram)
    if (known) return known
    const posting = { bytes: new Uint8Array(), used: 0, count: 0, last: -1 }
    this.#postings.set(gram, posting)
    return posting
  }

  /**
   * The slots whose text may hold a term, ascending: those of its rarest three letters.
   * @returns undefined for a term too short to have any
   */
  candidates(term: string): Uint32Array | undefined {
    let rarest: Posting | undefined
    for (let at = 0; at + gramLength <= term.length; at += 1) {
      const posting = this.#postings.get(gramAt(term, at))
      if (!posting) return new Uint32Array()
      if (!rarest || posting.count < rarest.count) rarest = posting
    }
    return rarest && slotsOf(rarest)
  }
}
