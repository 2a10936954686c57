import type { Session } from '../accounts/sessions.ts'
import { type Html, html } from '../html.ts'
import { moment } from './moment.ts'
import { page } from './page.ts'

interface SignedPreview {
  /** E.g. `mf-shop@1.4.2`. */
  release: string
  address: string
  expiresAt: Date
}

/** A preview link, to open or to share. */
export function previewView(preview: SignedPreview, frame: { session: Session; now: Date }): Html {
  const { release, address, expiresAt } = preview
  const isWhole = /^https?:/.test(address)
  return page(
    { title: `Preview of ${release}`, session: frame.session },
    html`<section class="question">
<h1>Preview of ${release}</h1>
<p>Whoever has this link sees the site with ${release} in it until ${moment(expiresAt.toISOString(), frame.now)}. Everybody else sees no difference.</p>
<label>Link${!isWhole && ', below the address of the site'}
<input readonly value="${address}"></label>
<p class="line">${isWhole && html`<a class="button main" href="${address}" rel="noreferrer">Open preview</a> `}<a class="button" href="/">Back to the site</a></p>
</section>`,
  )
}
