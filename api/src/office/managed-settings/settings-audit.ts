import type { Holiday } from '@store/contract/rules/settings/holiday-rules'
import { deliveryMethods } from '@store/contract/rules/shipping/delivery'
import type { AuditChange } from '@store/contract/schemas/accounts/audit'
import type { DeliveryTable } from '@store/contract/schemas/orders/delivery-terms'
import type { Actor } from '../../base/base.ts'
import type { NewAuditEntry, SettingsSection } from '../../support/support.ts'

const labels: Record<SettingsSection, string> = {
  bank: 'Bank details',
  seller: 'Seller',
  terms: 'Terms',
  holidays: 'Holidays',
  delivery: 'Delivery',
  products: 'Products',
}

const wordOf = (value: unknown) => (value === undefined || value === '' ? null : String(value))

/** The facts that differ, from and to, for the audit. */
export function changedFacts<Facts extends object>(from: Facts, to: Facts): AuditChange[] {
  const former = new Map<string, unknown>(Object.entries(from))
  return Object.entries(to)
    .map(([field, value]) => ({ field, from: wordOf(former.get(field)), to: wordOf(value) }))
    .filter((change) => change.from !== change.to)
}

/** The days that came, went or have another name. */
export function changedHolidays(from: readonly Holiday[], to: readonly Holiday[]): AuditChange[] {
  const byDay = (days: readonly Holiday[]) =>
    new Map(days.map(({ date, name }): [string, string] => [date, name]))
  const [former, latter] = [byDay(from), byDay(to)]
  return [...new Set([...former.keys(), ...latter.keys()])]
    .toSorted()
    .map((date) => ({
      field: `holiday ${date}`,
      from: wordOf(former.get(date)),
      to: wordOf(latter.get(date)),
    }))
    .filter((change) => change.from !== change.to)
}

/** The terms of delivery methods that differ. */
export function changedDelivery(from: DeliveryTable, to: DeliveryTable): AuditChange[] {
  return deliveryMethods.flatMap((method) => {
    const unset = { freight: '', amount: '', freeFrom: '', dispatchDays: '', cutOffHour: '' }
    return changedFacts({ ...unset, ...from[method] }, { ...unset, ...to[method] }).map(
      (change) => ({ ...change, field: `${method} ${change.field}` }),
    )
  })
}

/** An entry for the audit about a section of the settings. */
export function settingsEntry(
  actor: Actor,
  done: { section: SettingsSection; action: string; changes: readonly AuditChange[]; at: Date },
): NewAuditEntry {
  const { section, action, changes, at } = done
  return {
    actorId: actor.userId,
    action: `setting.${action}`,
    subject: { kind: 'setting', publicId: section, label: labels[section] },
    changes,
    at,
  }
}
