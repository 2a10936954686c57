/** Translations by the English sentence. */
export type Entries = Record<string, string>

/**
 * The catalogue for these sentences, sorted: translations are kept, new sentences are empty, others are left out.
 * @param sentences as often as they occur
 */
export function updateCatalogue(known: Entries, sentences: readonly string[]): Entries {
  const sorted = [...new Set(sentences)].sort()
  return Object.fromEntries(sorted.map((sentence) => [sentence, known[sentence] ?? '']))
}

/**
 * What is wrong with a catalogue.
 * @returns one sentence per problem
 */
export function findProblems(entries: Entries): string[] {
  return Object.entries(entries).flatMap(([sentence, translation]) => {
    if (translation.trim() === '') return [`no translation: ${sentence}`]
    const [expected, found] = [sentence, translation].map(slotsOf)
    return expected === found ? [] : [`other placeholders or tags: ${sentence} → ${translation}`]
  })
}

/** Placeholders and tags of a sentence; their order may differ between languages. */
function slotsOf(text: string): string {
  const found = text.matchAll(/\{(\w+)|<\/?(\d+)\/?>/g)
  // A word inside the branches of a plural looks like a placeholder, and is translated.
  const isPlural = /\{\w+, plural,/.test(text)
  const slots = [...found].map(([whole]) => whole)
  return isPlural ? (slots[0] ?? '') : slots.sort().join(' ')
}
