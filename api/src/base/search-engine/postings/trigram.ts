/** Bytes of a trigram. A shorter term has none. */
export const trigramBytes = 3

/** Three bytes of a text as an integer of 24 bits. */
export function trigramAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
}
