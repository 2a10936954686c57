import { proposalDays } from '@store/contract/rules/settings/bank-rules'
import type { BankNews } from './bank-mails.ts'

type Details = Pick<BankNews, 'from' | 'to' | 'at'>

/** A superadmin proposed other bank details. */
export function proposedNews(by: string, details: Details): BankNews {
  return {
    ...details,
    subject: 'A change of the bank details waits for a second superadmin',
    text: `${by} proposed other bank details. Buyers see the present ones until another superadmin confirms the change; after ${proposalDays} days it lapses.`,
  }
}

/** Another superadmin confirmed them. */
export function confirmedNews(by: string, proposedBy: string, details: Details): BankNews {
  return {
    ...details,
    subject: 'The bank details were changed',
    text: `${by} confirmed the bank details that ${proposedBy} had proposed. Buyers see them from now on.`,
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
  }
}

/** Who proposed them took them back. */
export function withdrawnNews(by: string, details: Details): BankNews {
  return {
    ...details,
    subject: 'A change of the bank details was withdrawn',
    text: `${by} withdrew the bank details that waited for a second superadmin.`,
  }
}
