import { type BreachForm, breachKindNames } from '@store/contract/rules/accounts/breach-notice'
import { formatDay, formatIndiaTime } from '@store/contract/rules/india-days'
import type { StoreSettings } from '../../../support/support.ts'

/** The notice to those who are affected, and the report to the Board, as a text to copy (DPDP Rules 2025, rule 7). */
export function breachNoticeText(
  form: BreachForm,
  { seller, affected, at }: { seller: StoreSettings['seller']; affected: number; at: Date },
): string {
  const contact = [seller.officerName, seller.officerEmail, seller.officerPhone].filter(Boolean)
  const kinds = form.touched.map((kind) => `- ${breachKindNames[kind]}`)
  const parts: readonly (readonly [title: string, text: string])[] = [
    ['What happened', form.happened.trim()],
    ['Which of your data', `Since ${formatDay(form.since)}:\n${kinds.join('\n')}`],
    ['What this may mean for you', form.consequences.trim()],
    ['What we have done', form.measures.trim()],
    ['What you can do', form.advice.trim()],
    ['Whom you can ask', contact.join(', ') || '[name, email and phone of the grievance officer]'],
  ]
  const notice = parts.map(([title, text]) => `${title}\n${text}`).join('\n\n')
  return [
    'TO THE PEOPLE IN affected.csv',
    `Subject: Your data at ${seller.name || 'our store'}`,
    notice,
    '--------',
    'TO THE DATA PROTECTION BOARD OF INDIA: at once in short, in full within 72 hours',
    `People affected: ${affected}`,
    notice,
    `Prepared on ${formatIndiaTime(at)}. Nothing has been sent.`,
  ].join('\n\n')
}
