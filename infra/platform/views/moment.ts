import { type Html, html } from '../html.ts'

const minuteMs = 60_000
const steps = [
  { unit: 'd', ms: 24 * 60 * minuteMs },
  { unit: 'h', ms: 60 * minuteMs },
  { unit: 'min', ms: minuteMs },
]

/**
 * Formats an instant with its age.
 * @param at ISO 8601
 */
export function moment(at: string, now: Date): Html {
  return html`<time datetime="${at}">${dayAndTime(at)}<span class="quiet"> · ${formatAge(at, now)}</span></time>`
}

/** Formats the age of an instant in its largest unit, e.g. `3 h ago`. */
export function formatAge(at: string, now: Date): string {
  const age = now.getTime() - Date.parse(at)
  const step = steps.find(({ ms }) => age >= ms)
  return step ? `${Math.floor(age / step.ms)} ${step.unit} ago` : 'just now'
}

/** In UTC, because operators in all time zones share one history, e.g. `21 Nov 06:31 UTC`. */
function dayAndTime(at: string): string {
  const [day, time] = [dayFormat.format(Date.parse(at)), timeFormat.format(Date.parse(at))]
  return `${day} ${time} UTC`
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})
