/** The messages of requests for a tier to the admins who decide; those to buyers are in `account-messages.ts`. */
export const approvalMessages = {
  loadFailed: 'Failed to load the approvals',
  loading: 'Loading approvals...',
  none: 'No accounts to approve.',
  approved: 'Approved',
  refused: 'Refused',
  decideFailed: 'Failed to save the decision',
  reasonRequired: 'Enter a reason. The buyer sees it.',
  decided: 'This request was decided already, or it was withdrawn.',
  changedMeanwhile: 'These details changed meanwhile. Look at them again before you decide.',
} as const
