/** The messages of requests for a tier, to the buyers who ask and to the admins who decide. */
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
  askedAgain: 'Thank you. Your details are being checked again.',
  askFailed: 'Failed to ask again',
  nothingRefused: 'There is no refused request that you could repeat.',
} as const
