/** The messages of passkeys, which only admins have. Those that a login shows are translated. */
export const passkeyMessages = {
  nameRequired: 'Give the passkey a name, so that you know it again.',
  nameTooLong: 'A name has at most 60 characters.',
  added: 'Passkey added. Other devices must log in again.',
  addFailed: 'Failed to add the passkey',
  renamed: 'Name saved',
  renameFailed: 'Failed to save the name',
  removed: 'Passkey removed',
  removeFailed: 'Failed to remove the passkey',
  tooMany: 'You have ten passkeys already. Remove one first.',
  taken: 'This passkey is set up already.',
  notMade:
    'No passkey was made: the dialog of your browser was closed, or it timed out. Please try again.',
} as const

/** The messages about using a passkey, at a login or to confirm a change. */
export const passkeyUseMessages = {
  failed: 'Failed to check the passkey',
  refused: 'This passkey was not accepted. Try again, or use another way.',
  timedOut: 'This took too long. Please try again.',
  notUsed:
    'The passkey was not used: the dialog of your browser was closed, or it timed out. Try again, or use another way.',
  unsupported: 'This browser cannot use passkeys here. Use another way.',
  otherAddress: (host: string) =>
    `Passkeys need the store's own address, which is ${host}. Open the store there, or use another way.`,
} as const
