import type { RollbackOptions } from '../../releases/compose/rollback-options.ts'
import type { Release } from '../../releases/release.ts'
import type { ReleaseStatus, RemoteStatus, SiteStatus } from '../../releases/site/site-status.ts'
import { type Html, html } from '../html.ts'
import { kilobytes } from './kilobytes.ts'
import { moment } from './moment.ts'

const maxVersionsOffered = 30

interface LiveFrame {
  revision: number
  now: Date
  releases: ReadonlyMap<string, readonly Release[]>
  rollbackOptions: RollbackOptions
}

/** The live releases, and the versions they can be changed to. */
export function livePanel(status: SiteStatus, frame: Omit<LiveFrame, 'revision'>): Html {
  const { revision, composition, shell, remotes } = status
  const rows = [...(shell ? [{ name: 'shell', stable: shell }] : []), ...remotes]
  return html`<section aria-labelledby="live">
<h2 id="live">Live</h2>
<p class="quiet">Visitors get revision ${composition}${revision > composition && `; the last change, revision ${revision}, did not change what they get`}.</p>
<div class="live" role="table" aria-labelledby="live">
<div class="row head" role="row">${[
    'Release',
    'Stable',
    'Scripts',
    'Canary',
    'Fallback',
    'Change',
  ].map((title) => html`<span role="columnheader">${title}</span>`)}</div>
${rows.map((row) => liveRow(row, { ...frame, revision }))}
</div>
</section>`
}

function liveRow(remote: RemoteStatus, frame: LiveFrame): Html {
  const { name, stable, canary, fallback } = remote
  return html`<div class="row" role="row">
<strong role="rowheader">${name}</strong>
<div role="cell" data-label="Stable">${release(stable, frame.now)}</div>
<div role="cell" data-label="Scripts" class="figure">${stable.scriptBytes === undefined ? '–' : kilobytes(stable.scriptBytes)}</div>
<div role="cell" data-label="Canary">${
    canary
      ? html`<span class="version">${canary.version}</span> <strong class="figure">${canary.percent} %</strong>`
      : html`<span class="quiet">none</span>`
  }</div>
<div role="cell" data-label="Fallback">${
    fallback
      ? html`<span class="version">${fallback.version}</span>`
      : html`<span class="quiet">none</span>`
  }</div>
<div role="cell" data-label="Change" class="acts">${changeForm(remote, frame)}${rollbackForm(name, frame)}</div>
</div>`
}

function release({ version, published }: ReleaseStatus, now: Date): Html {
  return html`<span class="version">${version}</span>${
    published &&
    html`<br><small>${published.commit && html`<span class="version">${published.commit.slice(0, 7)}</span> · `}${published.by} · ${moment(published.at, now)}</small>`
  }`
}

/** Offers every published version except the stable one, newest first. */
function changeForm({ name, stable }: RemoteStatus, frame: LiveFrame): Html {
  const others = (frame.releases.get(name) ?? [])
    .filter(({ version }) => version !== stable.version)
    .slice(-maxVersionsOffered)
    .reverse()
  if (others.length === 0) return html`<span class="quiet">nothing else is published</span>`
  return html`<form class="line" action="/change">
<input type="hidden" name="remote" value="${name}"><input type="hidden" name="revision" value="${frame.revision}">
<select name="version" aria-label="Version of ${name}">${others.map(({ version }) => html`<option>${version}</option>`)}</select>
<button name="action" value="promote" aria-label="Promote ${name}">Promote</button>
${
  name !== 'shell' &&
  html`<span class="joined"><input class="percent" type="number" name="percent" min="1" max="99" value="10" aria-label="Percent of all browsers for a canary of ${name}"><span aria-hidden="true">%</span></span>
<button name="action" value="canary" aria-label="Canary of ${name}">Canary</button>
<button formaction="/preview" aria-label="Preview ${name}">Preview</button>`
}
</form>`
}

/** Offered only where there is an earlier release. The shell is rolled back with the whole site only. */
function rollbackForm(name: string, { revision, rollbackOptions }: LiveFrame): Html | false {
  if (!rollbackOptions.remotes.has(name)) return false
  return html`<form class="line" action="/change"><input type="hidden" name="remote" value="${name}">
<input type="hidden" name="revision" value="${revision}">
<button name="action" value="rollback" aria-label="Roll back ${name}">Roll back</button></form>`
}
