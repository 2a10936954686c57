import { canaryBounds, type LoadCounts } from '@store/contract/rules/canary-health'
import { percentOf, pointsOf } from '../auto-halt/judged-canary.ts'
import { type Html, html } from '../html.ts'
import type { CanaryReport } from '../overview.ts'
import { ageOf } from './moment.ts'

/** How the canaries do against the stable releases beside them, and by what they are judged. */
export function canaryPanel(
  canaries: readonly CanaryReport[],
  frame: { revision: number; now: Date; isWatched: boolean },
): Html {
  return html`<section aria-labelledby="canaries">
<h2 id="canaries">Canaries</h2>
${
  canaries.length === 0
    ? html`<p class="quiet">No remote has one. Choose a version above and a share of all browsers.</p>`
    : html`<div class="cards">${canaries.map((canary) => canaryCard(canary, frame))}</div>`
}
<p class="quiet rule">${
    frame.isWatched
      ? 'Auto-halt takes a canary back to nobody'
      : 'Auto-halt is off. It would take a canary back to nobody'
  } when, after ${canaryBounds.fewestLoads} loads or more, its share of failed loads is certainly more than ${pointsOf(canaryBounds.tolerance)} above that of stable
(one-sided, ${canaryBounds.deviations} standard deviations). A load fails when the release throws, does not arrive or crashes a screen.</p>
</section>`
}

function canaryCard(canary: CanaryReport, frame: { revision: number; now: Date }): Html {
  const { remote, version, percent, stable, since } = canary
  return html`<article class="card" aria-label="Canary of ${remote}">
<h3>${remote} <span class="version">${version}</span></h3>
<p class="share"><strong>${percent} %</strong> of all browsers, beside <span class="version">${stable}</span>${
    since.getTime() > 0 && `, begun ${ageOf(since.toISOString(), frame.now)}`
  }</p>
${'judged' in canary ? figures(canary.judged) : html`<p class="verdict warning">Not known: ${canary.unknown}</p>`}
<form class="line" action="/change">
<input type="hidden" name="remote" value="${remote}"><input type="hidden" name="version" value="${version}">
<input type="hidden" name="revision" value="${frame.revision}">
<label class="inline">Share, % <input class="percent" type="number" name="percent" min="1" max="99" value="${Math.min(99, percent * 2)}" required></label>
<button name="action" value="canary">Change share</button>
</form>
<form class="line" action="/change">
<input type="hidden" name="remote" value="${remote}"><input type="hidden" name="version" value="${version}">
<input type="hidden" name="revision" value="${frame.revision}"><input type="hidden" name="percent" value="0">
<button name="action" value="promote" class="main">Promote</button>
<button name="action" value="canary" class="danger">End canary</button>
</form>
</article>`
}

function figures({
  counts,
  verdict,
  minutes,
}: Extract<CanaryReport, { judged: unknown }>['judged']): Html {
  return html`<table class="figures">
<caption>${minutes === 1 ? 'Last minute' : `Last ${minutes} minutes`}</caption>
<thead><tr><td></td><th class="number">Loads</th><th class="number">Failed</th><th class="number">Rate</th></tr></thead>
<tbody>
${rateRow('Canary', counts.canary, verdict.canaryRate)}
${rateRow('Stable', counts.stable, verdict.stableRate)}
</tbody></table>
${verdictLine(verdict)}`
}

function rateRow(label: string, { loads, failedLoads }: LoadCounts, rate: number): Html {
  return html`<tr><th scope="row">${label}</th><td class="number">${loads}</td>
<td class="number">${failedLoads}</td><td class="number">${loads + failedLoads > 0 ? percentOf(rate) : '–'}</td></tr>`
}

function verdictLine({
  is,
  atLeastWorseBy,
}: Extract<CanaryReport, { judged: unknown }>['judged']['verdict']): Html {
  if (is === 'unknown') {
    return html`<p class="verdict">◌ Too few loads yet to say: ${canaryBounds.fewestLoads} are needed.</p>`
  }
  const [certain, allowed] = [
    pointsOf(Math.max(0, atLeastWorseBy)),
    pointsOf(canaryBounds.tolerance),
  ]
  return is === 'worse'
    ? html`<p class="verdict bad">▲ Worse by ${certain} at least; the bound is ${allowed}.</p>`
    : html`<p class="verdict good">● Within the bound: worse by ${certain} for certain, ${allowed} are allowed.</p>`
}
