/** The messages of requests for a tier to the admins who decide; those to buyers are in `account-messages.ts`. */
export const approvalMessages = {
  loadFailed: 'Failed to load the approvals',
  loading: 'Loading approvals...',
  none: 'Nobody waits for approval.',
  approved: 'Approved',
  refused: 'Refused',
  decideFailed: 'Failed to save the decision',
  reasonRequired: 'Say why. The buyer reads it.',
  decided: 'This request was decided already, or it was withdrawn.',
  changedMeanwhile: 'These details changed meanwhile. Look at them again before you decide.',
} as const
