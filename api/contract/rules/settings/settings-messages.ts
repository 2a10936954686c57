/** The messages of the settings that the seller may change, and of their API. */
export const settingsMessages = {
  loadFailed: 'Failed to load the settings',
  saveFailed: 'Failed to save the settings',
  saved: 'Settings saved',
  changedMeanwhile:
    'Somebody else saved these settings meanwhile. Look at their version before you save yours.',
  required: 'Please fill all required fields.',
  gstin: 'Enter a GST number, such as 27AAPFU0939F1ZV.',
  gstinCheckDigit: 'A character of this GST number is wrong: its last one does not fit the others.',
  stateUnknown: 'Choose a state of India.',
  stateMissing: 'Choose the state, or enter the GST number.',
  stateOther: (state: string) => `This GST number is of ${state}.`,
  email: 'Enter an email address.',
  phone: 'Enter a phone number of digits and spaces, such as +91 40 4000 1996.',
  days: (most: number) => `Enter a whole number of days from 0 to ${most}; 0 means not set.`,
  holidayDate: 'Choose a day.',
  holidayName: 'Enter what day it is.',
  holidayTwice: 'This day is there twice.',
  tooManyHolidays: (most: number) => `Enter at most ${most} days.`,
} as const

/** The messages of freight and dispatch of the delivery methods. */
export const deliveryMessages = {
  amount: 'Enter the freight in whole rupees, such as 150.',
  amountUnused: 'Choose fixed freight, or leave the amount empty.',
  freeFrom:
    'Enter the total from which freight is free in whole rupees, such as 5000, or leave it empty.',
  freeFromUnused: 'Choose fixed freight or to pay, or leave this empty.',
  dispatchDays: (most: number) =>
    `Enter a whole number of working days from 1 to ${most}, or leave it empty.`,
  cutOffHour: (last: number) =>
    `Enter an hour from 1 to ${last}, such as 16 for 4 pm, or leave it empty.`,
} as const

/** The messages of the bank details, which two superadmins change together. */
export const bankMessages = {
  accountNumber: 'An account number has 9 to 18 digits.',
  ifsc: 'An IFSC has four letters, a zero and six more letters or digits, such as SBIN0000300.',
  upiId: 'Enter a UPI id, such as store@sbi, or leave it empty.',
  unchanged: 'These are the bank details that buyers see already.',
  proposed: 'Proposed. Another superadmin has to confirm it.',
  proposeFailed: 'Failed to propose the bank details',
  pending:
    'Another change of the bank details is already waiting. Confirm or reject that one first.',
  gone: 'This change was confirmed, rejected or withdrawn meanwhile, or it has expired: after seven days, or because the person who proposed it is no longer a superadmin.',
  laterRelease:
    'A later version of the store proposed this change, with facts that this version does not know. Reject it, or confirm it once the store has the later version again.',
  own: 'You proposed this change. Another superadmin has to confirm it.',
  newSuperadmin:
    'One of you has been a superadmin for less than seven days. Another superadmin can confirm this change, or you when they are over.',
  promotedByProposer:
    'The person who proposed this change made you a superadmin, so one person would have decided it alone. A third superadmin has to confirm it.',
  notOwn: 'Somebody else proposed this change. You can confirm or reject it.',
  confirmed: 'Confirmed. Buyers see the new bank details.',
  confirmFailed: 'Failed to confirm the bank details',
  rejected: 'Change rejected',
  rejectFailed: 'Failed to reject the change',
  reasonRequired: 'Say why.',
  withdrawn: 'Change withdrawn',
  withdrawFailed: 'Failed to withdraw the change',
} as const
