import { Counter, type Registry } from 'prom-client'

/** `unanswered`: the API did not answer what the page asks first, so nothing was rendered. */
export type RenderingOutcome = 'rendered' | 'failed' | 'unanswered'

/** Registers the number of pages rendered for their first HTML. @returns a function that adds one */
export function registerRenderings(metrics: Registry) {
  const renderings = new Counter({
    name: 'store_gateway_page_renderings_total',
    help: 'Pages rendered for their first HTML, by release of the remote and outcome.',
    labelNames: ['release', 'outcome'],
    registers: [metrics],
  })
  return (release: string, outcome: RenderingOutcome) => renderings.inc({ release, outcome })
}
