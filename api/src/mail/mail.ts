/** A mail before it is queued: plain text. */
export interface Mail {
  /**
   * Address of the person. Without one it is a decoy, written to take as long as a real mail and
   * thrown away when its turn comes, so that nobody learns from the time who has an account.
   */
  to: string | undefined
  subject: string
  text: string
  /** From then on it helps nobody and is not sent any more. */
  expiresAt: Date
}

/** A mail on its way out. */
export interface OutgoingMail {
  /** The same at every attempt, so that a receiver can tell a second copy. */
  publicId: string
  to: string
  subject: string
  text: string
}
