import { formatDay, formatIndiaTime } from '@store/contract/rules/india-days'
import { paise } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import type { PersonalRows } from '../../../base/base.ts'

/** Who the data are about, and where they come from. */
export interface ArchiveHead {
  name: string
  sellerName: string
  madeAt: Date
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color:#1a1a1a}
h2{margin:2.5rem 0 .5rem;font-size:1.2rem}.rows{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem}th,td{border:1px solid #ccc;padding:.3rem .6rem;text-align:left;vertical-align:top}
th{background:#f2f2f2}dl{margin:0}dt{font-weight:600}dd{margin:0 0 .25rem}`

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** `unit_price_paise` and `unitPrice` are `Unit price`. */
function headingOf(column: string): string {
  const words = column
    .replace(/_paise$/, '')
    .replaceAll('_', ' ')
    .replaceAll(/[a-z][A-Z]/g, ([small, big]) => `${small} ${big?.toLowerCase()}`)
  return escapeHtml(words.charAt(0).toUpperCase() + words.slice(1))
}

/** Days have no time: the driver reads them as midnight in UTC. */
function timeOf(column: string, value: Date): string {
  return /_(on|day)$/.test(column)
    ? formatDay(value.toISOString().slice(0, 10))
    : formatIndiaTime(value)
}

function cellOf(column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (value instanceof Date) return escapeHtml(timeOf(column, value))
  if (Array.isArray(value)) return value.map((item) => cellOf('', item)).join('<br>')
  if (typeof value === 'object') {
    const members = Object.entries(value).map(
      ([name, member]) => `<dt>${headingOf(name)}</dt><dd>${cellOf(name, member)}</dd>`,
    )
    return `<dl>${members.join('')}</dl>`
  }
  if (column.endsWith('_paise')) return escapeHtml(formatExactRupees(paise(Number(value))))
  return escapeHtml(String(value))
}

function sectionOf({ title, rows }: PersonalRows): string {
  const columns = Object.keys(rows[0] ?? {})
  const head = columns.map((column) => `<th scope="col">${headingOf(column)}</th>`).join('')
  const body = rows.map((row) => {
    const cells = columns.map((column) => `<td>${cellOf(column, row[column])}</td>`)
    return `<tr>${cells.join('')}</tr>`
  })
  return `<h2>${escapeHtml(title)} (${rows.length})</h2><div class="rows"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

/** The data as one page that needs nothing else and runs nothing. */
export function archiveHtml(found: readonly PersonalRows[], head: ArchiveHead): string {
  const title = escapeHtml(`Data of ${head.name}${head.sellerName && ` at ${head.sellerName}`}`)
  const made = escapeHtml(
    `Made on ${formatIndiaTime(head.madeAt)}. The same data, for programs, are in my-data.json.`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p>${made}</p>${found.map(sectionOf).join('')}</body></html>`
}
