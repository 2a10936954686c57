import * as adminMessages from '../admin-messages.ts'
import { type FormError, findBlank } from '../field-errors.ts'

/** The states of a message of the contact form: it arrives open, a reply answers it. */
export const complaintStates = ['open', 'answered', 'closed'] as const
export type ComplaintState = (typeof complaintStates)[number]

/** Reads a state in any case; `undefined` for any other word. */
export function parseComplaintState(word: string | null | undefined): ComplaintState | undefined {
  const wanted = word?.trim().toLowerCase()
  return complaintStates.find((state) => state === wanted)
}

/** Checks a reply: it has a text. */
export function validateReply(form: { message: string }): FormError | undefined {
  return findBlank(form, ['message'], adminMessages.complaints.replyRequired)
}

/**
 * The mobile number of a message, which the contact form sends as the subject (office 4.1).
 * @returns digits, after a `+` when there is one; `undefined` for a subject that is no number
 * @example readMobile('98765 43210') // '9876543210'
 */
export function readMobile(subject: string): string | undefined {
  return /^\+?[\d\s-]{10,20}$/.test(subject.trim()) ? subject.replaceAll(/[\s-]/g, '') : undefined
}

/**
 * What the sender of a message refers to, and an admin finds it by: the last six characters of its id (office 4.4).
 * @example messageReferenceOf('01JCZ8Y6M3K9V2T7QH4W5XBNRP') // '5XBNRP'
 */
export function messageReferenceOf(id: string): string {
  return id.slice(-6)
}
