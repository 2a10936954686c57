import type { RenderingOutcome } from '@store/contract/schemas/site/renderings'
import { NoAnswerError } from './first-answers.ts'

/** Why a page of a release could not be rendered. */
export type RenderingFault = Extract<
  RenderingOutcome,
  'throws' | 'timeout' | 'memory' | 'hash' | 'mismatch'
>

/** A page that a release cannot render. */
export class RenderingError extends Error {
  readonly fault: RenderingFault

  constructor(fault: RenderingFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** The gateway ends. No fault of the release that would be rendered. */
export class RendererClosedError extends Error {}

/** The outcome of a rendering that ended with this error. */
export function outcomeOf(error: unknown): RenderingOutcome {
  if (error instanceof NoAnswerError || error instanceof RendererClosedError) return 'unanswered'
  return error instanceof RenderingError ? error.fault : 'throws'
}
