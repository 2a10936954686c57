/** Lines and characters that are read at once; a page that shows them answers keys between two slices. */
const linesOfSlice = 50
const charactersOfSlice = 4_000

/** Calls a function for each text, with a pause after every slice. */
export function* inSlices<Result>(
  texts: readonly string[],
  read: (text: string, at: number) => Result,
): Generator<undefined, Result[]> {
  const results: Result[] = []
  let [lines, characters] = [0, 0]
  for (const [at, text] of texts.entries()) {
    if (lines >= linesOfSlice || characters >= charactersOfSlice) {
      yield
      lines = 0
      characters = 0
    }
    results.push(read(text, at))
    lines += 1
    characters += text.length
  }
  return results
}
