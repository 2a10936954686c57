import { generateCorpus } from '../generate-corpus.ts'

/** A statement that has to be refused, and what the refusal has to say. */
export interface BrokenStatement {
  name: string
  bytes: Buffer
  says: RegExp
}

/** The sound statement of which all broken ones are made: 24 credits and 2 debits. */
export const soundLines = generateCorpus({ credits: 24, seed: 3 }).lines
