import type { SiteRevision } from '../../releases/site-revision.ts'
import type { Session } from '../accounts/sessions.ts'
import type { Rehearsal } from '../actions/rehearse.ts'
import { questionOf, type SiteAction } from '../actions/site-action.ts'
import { type Html, html } from '../html.ts'
import { wordsOfChange } from './change-words.ts'
import { ageOf } from './moment.ts'
import { formToken, notice, page } from './page.ts'

export interface Question {
  action: SiteAction
  rehearsal: Rehearsal
  /** What others have changed since the asking page was made. */
  meanwhile: readonly SiteRevision[]
  session: Session
  now: Date
  /** Why the answer to this question was not carried out. */
  refusal?: string | undefined
}

/** Asks before anything is changed, and says what will be: all checks have been made by then. */
export function confirmView(asked: Question): Html {
  const { action, rehearsal, meanwhile, session, now } = asked
  const { question, button } = questionOf(action)
  const refusal = asked.refusal ?? rehearsal.refusal
  const canBeDone = rehearsal.refusal === undefined && rehearsal.effects.length > 0
  return page(
    { title: question, session },
    html`<section class="question">
<h1>${question}</h1>
${meanwhile.length > 0 && meanwhileNotice(meanwhile, now)}
${refusal && notice('bad', html`<p><strong>Refused.</strong> ${refusal}</p>`)}
${canBeDone && effectList(rehearsal)}
${!refusal && !canBeDone && html`<p>Nothing to do: the site already is so, at revision ${rehearsal.revision}.</p>`}
${canBeDone ? answerForm(asked, button) : html`<p><a class="button" href="/">Back to the site</a></p>`}
</section>`,
  )
}

function effectList({ effects, notes, revision }: Rehearsal): Html {
  return html`<p>Revision ${revision} becomes ${revision + 1}:</p>
<ul class="effects">${effects.map((effect) => html`<li>${effect}</li>`)}</ul>
${notes.map((note) => notice('warning', html`<p>${note}</p>`))}`
}

function answerForm({ action, rehearsal, session }: Question, button: string): Html {
  const isNeeded = action.action === 'lock'
  const isGrave = action.action === 'rollback' || ('percent' in action && action.percent === 0)
  return html`<form method="post" action="/change">
${formToken(session)}
${Object.entries(action).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
)}
<input type="hidden" name="revision" value="${rehearsal.revision}">
<label>Reason${!isNeeded && ', if there is one to tell'}
<input name="reason" maxlength="300" autocomplete="off" ${isNeeded && 'required'}></label>
<p class="line"><button class="${isGrave ? 'danger' : 'main'}">${button}</button> <a class="button" href="/">Cancel</a></p>
</form>`
}

function meanwhileNotice(meanwhile: readonly SiteRevision[], now: Date): Html {
  return notice(
    'warning',
    html`<p><strong>The site has changed since you looked at it.</strong> The question is about the site as it is now.</p>
<ul>${meanwhile.map((entry) => meanwhileLine(entry, now))}</ul>`,
  )
}

function meanwhileLine({ revision, change }: SiteRevision, now: Date): Html {
  const { what, fromTo } = wordsOfChange(change)
  const reason = change.reason && `: ${change.reason}`
  return html`<li>Revision ${revision}, ${change.by}, ${ageOf(change.at, now)}: ${what} <span class="version">${fromTo}</span>${reason}</li>`
}

/** Something else than a page that was asked for. */
export function problemView(title: string, words: string, session?: Session): Html {
  return page(
    { title, session },
    html`<section class="question"><h1>${title}</h1><p>${words}</p><p><a class="button" href="/">Back to the site</a></p></section>`,
  )
}
