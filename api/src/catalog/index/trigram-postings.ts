interface Posting {
  slots: Uint32Array
  length: number
}

/** Letters a term must have before postings can help. */
const gramLength = 3

function resized(slots: Uint32Array, length: number): Uint32Array {
  const larger = new Uint32Array(length)
  larger.set(slots)
  return larger
}

/** Three letters as a small integer; letters beyond ASCII may share one, so every find is verified. */
function gramAt(text: string, at: number): number {
  return (
    ((text.charCodeAt(at) & 127) << 14) |
    ((text.charCodeAt(at + 1) & 127) << 7) |
    (text.charCodeAt(at + 2) & 127)
  )
}

/** Which texts hold which three letters in a row. Texts are added in ascending slots and never removed. */
export class TrigramPostings {
  readonly #postings = new Map<number, Posting>()

  /**
   * Makes room for many texts at once. Without it a large catalogue would leave several times the memory of
   * its postings behind in arrays that were outgrown.
   */
  reserve(texts: Iterable<string>): void {
    const counts = new Map<number, number>()
    for (const text of texts) {
      for (let at = 0; at + gramLength <= text.length; at += 1) {
        const gram = gramAt(text, at)
        counts.set(gram, (counts.get(gram) ?? 0) + 1)
      }
    }
    for (const [gram, count] of counts) {
      const posting = this.#of(gram)
      posting.slots = resized(posting.slots, posting.length + count)
    }
  }

  add(slot: number, text: string): void {
    for (let at = 0; at + gramLength <= text.length; at += 1) {
      const posting = this.#of(gramAt(text, at))
      const { slots, length } = posting
      if (length > 0 && slots[length - 1] === slot) continue
      if (length === slots.length) posting.slots = resized(slots, Math.ceil(length * 1.25) + 4)
      posting.slots[length] = slot
      posting.length += 1
    }
  }

  #of(gram: number): Posting {
    const known = this.#postings.get(gram)
    if (known) return known
    const posting = { slots: new Uint32Array(), length: 0 }
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
      if (!rarest || posting.length < rarest.length) rarest = posting
    }
    return rarest?.slots.subarray(0, rarest.length)
  }
}
