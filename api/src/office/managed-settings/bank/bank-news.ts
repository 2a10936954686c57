import { proposalDays } from '@store/contract/rules/settings/bank-rules'
import type { BankNews } from './bank-mails.ts'

const unchanged = 'Buyers see the same bank details as before.'

type Details = Pick<BankNews, 'from' | 'to' | 'at'>

/** A superadmin proposed other bank details. */
export function proposedNews(by: string, details: Details): BankNews {
  return {
    ...details,
    subject: 'A change of the bank details is waiting for a second superadmin',
    text: `${by} proposed other bank details. Buyers see the present ones until another superadmin confirms the change; after ${proposalDays} days it lapses.`,
    advice: 'If you did not expect this, speak to the others in person before anybody confirms it.',
  }
}

/** Another superadmin confirmed them. */
export function confirmedNews(by: string, proposedBy: string, details: Details): BankNews {
  return {
    ...details,
    subject: 'The bank details were changed',
    text: `${by} confirmed the bank details that ${proposedBy} had proposed. Buyers see them from now on.`,
    advice:
      'If you did not expect this, propose the former bank details at once, and tell the others in person.',
  }
}

/** Another superadmin rejected them. */
export function rejectedNews(
  by: string,
  { proposedBy, reason }: { proposedBy: string; reason: string },
  details: Details,
): BankNews {
  return {
    ...details,
    subject: 'A change of the bank details was rejected',
    text: `${by} rejected the bank details that ${proposedBy} had proposed: ${reason}`,
    advice: unchanged,
  }
}

/** Who proposed them took them back. */
export function withdrawnNews(by: string, details: Details): BankNews {
  return {
    ...details,
    subject: 'A change of the bank details was withdrawn',
    text: `${by} withdrew the bank details that waited for a second superadmin.`,
    advice: unchanged,
  }
}
