import type { FirstHtmlOutcome } from '@store/contract/schemas/site/first-html-counts'
import { NoAnswerError } from './first-answers.ts'

/** Why a page of a release could not be rendered. */
export type RenderFault = Extract<
  FirstHtmlOutcome,
  'throws' | 'timeout' | 'memory' | 'hash' | 'mismatch'
>

/** A page that a release cannot render. */
export class RenderError extends Error {
  readonly fault: RenderFault

  constructor(fault: RenderFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** The gateway ends. No fault of the release that would be rendered. */
export class RendererClosedError extends Error {}

/** The outcome of a page whose rendering ended with this error. */
export function outcomeOf(error: unknown): FirstHtmlOutcome {
  if (error instanceof NoAnswerError || error instanceof RendererClosedError) return 'unanswered'
  return error instanceof RenderError ? error.fault : 'throws'
}
