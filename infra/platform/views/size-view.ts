import { scriptBytes } from '../../releases/checks/script-budget.ts'
import { publishedAt } from '../../releases/published-releases.ts'
import type { Release } from '../../releases/release.ts'
import { type Html, html } from '../html.ts'
import { growth, kilobytes } from './kilobytes.ts'
import { moment } from './moment.ts'

const releasesShown = 20
const chart = { width: 400, height: 56, edge: 6 }

/** The script sizes of each remote per release, as a line chart and a table. */
export function sizePanel(releases: ReadonlyMap<string, readonly Release[]>, now: Date): Html {
  const names = [...releases.keys()].sort(shellFirst)
  return html`<section aria-labelledby="sizes">
<h2 id="sizes">Script sizes</h2>
<div class="cards">${names.map((name) => sizeCard(name, releases.get(name) ?? [], now))}</div>
</section>`
}

function sizeCard(name: string, all: readonly Release[], now: Date): Html {
  const releases = all.slice(-releasesShown)
  const sizes = releases.map(scriptBytes)
  const [last = 0, before = last] = sizes.toReversed()
  return html`<article class="card" aria-label="Sizes of ${name}">
<h3>${name} <span class="figure">${kilobytes(last)}</span> <span class="quiet">${growth(last, before)}</span></h3>
${sizeChart(name, sizes)}
<details><summary>${releases.length} ${releases.length === 1 ? 'release' : 'releases'}</summary>
<div class="scroll" role="region" aria-label="Releases of ${name}" tabindex="0"><table>
<thead><tr><th>Version</th><th class="number">Scripts</th><th class="number">Change</th><th>Commit</th><th>Published</th></tr></thead>
<tbody>${releases
    .map((release, index) => sizeRow(release, { before: sizes[index - 1], now }))
    .reverse()}</tbody>
</table></div></details>
</article>`
}

function sizeRow(
  release: Release,
  { before, now }: { before: number | undefined; now: Date },
): Html {
  const bytes = scriptBytes(release)
  const { commit, by } = release.published ?? {}
  return html`<tr><td class="version">${release.version}</td><td class="number">${kilobytes(bytes)}</td>
<td class="number">${before === undefined ? '–' : growth(bytes, before)}</td>
<td class="version">${commit?.slice(0, 7) ?? '–'}</td>
<td class="when">${release.published ? html`${moment(publishedAt(release), now)} ${by}` : '–'}</td></tr>`
}

/** A line chart of sizes, described by its accessible name. */
function sizeChart(name: string, sizes: readonly number[]): Html {
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]
  const { width, height, edge } = chart
  const points = sizes.map((bytes, index) => {
    const x = edge + (index / Math.max(1, sizes.length - 1)) * (width - 2 * edge)
    // The chart spans at least a tenth of the size, so that a few bytes do not look like a large change.
    const share = (bytes - smallest) / Math.max(largest - smallest, largest / 10, 1)
    return { x, y: height - edge - share * (height - 2 * edge) }
  })
  const [end] = points.toReversed()
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const label = `Scripts of ${name} over its last ${sizes.length} releases: ${kilobytes(smallest)} to ${kilobytes(largest)}`
  return html`<svg class="trend" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
<polyline points="${line}"></polyline>
${end && html`<circle cx="${end.x.toFixed(1)}" cy="${end.y.toFixed(1)}" r="3"></circle>`}
</svg>`
}

function shellFirst(one: string, other: string): number {
  if (one === 'shell' || other === 'shell') return one === 'shell' ? -1 : 1
  return one.localeCompare(other)
}
