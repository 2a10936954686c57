/** The messages of the profile (spec §8), its details and the change of a password. */
export const profileMessages = {
  loadFailed: 'Failed to load profile',
  loading: 'Loading profile...',
  none: 'No profile data found.',
  saved: 'Profile saved',
  saveFailed: 'Failed to save profile',
  passwordChanged: 'Password changed. Other devices have to login again.',
  passwordFailed: 'Failed to change password',
  currentPasswordRequired: 'Enter your current password',
  currentPasswordWrong: 'This is not your current password',
} as const
