import type { Complaint } from '@store/contract/schemas/accounts/contact'
import type { ContactRow } from './contact-repository.ts'

/** A message for the superadmin (spec §3, Complaint). */
export function presentComplaint(contact: ContactRow): Complaint {
  const { public_id: _id, subject, name, email, message, created_at: createdAt } = contact
  return { _id, subject, name, email, message, createdAt: createdAt.toISOString() }
}
