interface Posting {
  slots: Uint32Array
  length: number
}

/** Letters a term must have before postings can help. */
const gramLength = 3

function growing({ slots, length }: Posting): Uint32Array {
  if (length < slots.length) return slots
  const larger = new Uint32Array(Math.ceil(length * 1.25) + 4)
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

  add(slot: number, text: string): void {
    for (let at = 0; at + gramLength <= text.length; at += 1) {
      const gram = gramAt(text, at)
      const posting = this.#postings.get(gram) ?? { slots: new Uint32Array(4), length: 0 }
      if (posting.length === 0) this.#postings.set(gram, posting)
      else if (posting.slots[posting.length - 1] === slot) continue
      posting.slots = growing(posting)
      posting.slots[posting.length] = slot
      posting.length += 1
    }
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
