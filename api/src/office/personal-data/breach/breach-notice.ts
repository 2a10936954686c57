import { buffer } from 'node:stream/consumers'
import {
  type BreachForm,
  type BreachKind,
  breachKindNames,
  validateBreach,
} from '@store/contract/rules/accounts/breach-notice'
import { startOfIndiaDay } from '@store/contract/rules/india-days'
import { ZipFile } from 'yazl'
import {
  type Actor,
  assertValid,
  type Clock,
  type Column,
  type Database,
  writeTable,
} from '../../../base/base.ts'
import { ordersOfAccounts } from '../../../ordering/ordering.ts'
import { personLookups } from '../../../people/people.ts'
import { recordAudit, type SettingsReader } from '../../../support/support.ts'
import { findSendersSince } from '../../contact/contact-repository.ts'
import { breachNoticeText } from './breach-notice-text.ts'

/** Somebody whose data a breach touched. */
interface Affected {
  name: string
  email: string
  mobile: string
  kinds: Set<BreachKind>
}

/**
 * Prepares the notice of a breach: a ZIP with its text and the list of those affected. Sends nothing (privacy 6.1).
 * @throws HttpError (400) for an incomplete form
 */
export type PrepareBreachNotice = (actor: Actor, form: BreachForm) => Promise<Buffer>

const columns: readonly Column<Affected>[] = [
  { heading: 'Name', kind: 'text', value: ({ name }) => name },
  { heading: 'Email', kind: 'text', value: ({ email }) => email },
  { heading: 'Mobile', kind: 'text', value: ({ mobile }) => mobile },
  {
    heading: 'Touched',
    kind: 'text',
    value: ({ kinds }) => [...kinds].map((kind) => breachKindNames[kind]).join('; '),
  },
]

async function findAffected(
  db: Database,
  { touched, since }: { touched: readonly BreachKind[]; since: Date },
): Promise<Affected[]> {
  const kindsOf = new Map<number, Set<BreachKind>>()
  for (const kind of touched) {
    if (kind === 'messages') continue
    const ids =
      kind === 'orders'
        ? await ordersOfAccounts.findBuyersSince(db, since)
        : await personLookups.findTouchedSince(db, kind, since)
    for (const id of ids) kindsOf.set(id, (kindsOf.get(id) ?? new Set()).add(kind))
  }
  const byEmail = new Map<string, Affected>()
  for (const { id, ...contact } of await personLookups.findContacts(db, [...kindsOf.keys()])) {
    byEmail.set(contact.email, { ...contact, kinds: kindsOf.get(id) ?? new Set() })
  }
  const senders = touched.includes('messages') ? await findSendersSince(db, since) : []
  for (const { name, email } of senders) {
    const known = byEmail.get(email) ?? { name, email, mobile: '', kinds: new Set() }
    known.kinds.add('messages')
    byEmail.set(email, known)
  }
  return [...byEmail.values()]
}

async function* oneBatch(affected: readonly Affected[]): AsyncGenerator<readonly Affected[]> {
  yield affected
}

export function createBreachNotice(dependencies: {
  db: Database
  clock: Clock
  settings: Pick<SettingsReader, 'read'>
}): PrepareBreachNotice {
  const { db, clock, settings } = dependencies
  return async (actor, form) => {
    assertValid(validateBreach(form))
    const at = clock.now()
    const since = startOfIndiaDay(form.since)
    const affected = await findAffected(db, { touched: form.touched, since })
    const { seller } = await settings.read()
    const list = { name: 'Affected', columns, batches: oneBatch(affected) }
    const zip = new ZipFile()
    const text = breachNoticeText(form, { seller, affected: affected.length, at })
    zip.addBuffer(Buffer.from(text), 'notice.txt', { mtime: at })
    zip.addBuffer(await buffer(writeTable(list, 'csv')), 'affected.csv', { mtime: at })
    zip.end()
    await recordAudit(db, {
      actorId: actor.userId,
      action: 'setting.breach-notice-prepared',
      subject: { kind: 'setting', publicId: 'breach-notice', label: 'Breach notice' },
      changes: [{ field: 'affected', from: null, to: String(affected.length) }],
      at,
    })
    return buffer(zip.outputStream)
  }
}
