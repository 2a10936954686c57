import type { FirstHtmlTrial } from './try-first-html.ts'

/** What a publish says of the first HTML of a release, as lines for people. */
export function describeTrials(trials: readonly FirstHtmlTrial[]): string[] {
  return trials.flatMap(describeTrial)
}

function describeTrial(trial: FirstHtmlTrial): string[] {
  const what = `first HTML of ${trial.route}`
  switch (trial.is) {
    case 'rendered': {
      const kilobytes = (trial.bytes / 1024).toFixed(1)
      return [
        `${what}: ${kilobytes} KB in ${trial.firstMs} ms with its start, then in ${trial.nextMs} ms; ${trial.pathname} reads`,
        ...trial.lines.map((line) => `  ${line}`),
      ]
    }
    case 'failed':
      return [`${what}: none, ${trial.pathname} cannot be rendered: ${trial.reason}`]
    case 'untried':
      return [`${what}: not tried, ${trial.reason}`]
  }
}
