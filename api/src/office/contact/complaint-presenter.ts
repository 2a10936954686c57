import type { Complaint } from '@store/contract/schemas/accounts/contact'
import type { ComplaintRecord } from './complaint.ts'

/** A message for the superadmin (office 4.2), with its replies. */
export function presentComplaint(complaint: ComplaintRecord): Complaint {
  const { publicId: _id, subject, name, email, message, createdAt, state, sender } = complaint
  return {
    _id,
    subject,
    name,
    email,
    message,
    createdAt: createdAt.toISOString(),
    state,
    replies: complaint.replies.map((reply) => ({
      _id: reply.publicId,
      at: reply.at.toISOString(),
      by: reply.by,
      message: reply.message,
    })),
    ...(sender && {
      sender: {
        _id: sender.publicId,
        name: sender.name,
        email: sender.email,
        role: sender.role,
        orders: sender.orders,
      },
    }),
  }
}
