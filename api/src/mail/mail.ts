/** A new mail: plain text. */
export interface Mail {
  /**
   * The recipient. Undefined for a decoy, which is queued and then dropped, so that response times do not reveal who
   * has an account.
   */
  to: string | undefined
  subject: string
  text: string
  /**
   * What an address that nobody has confirmed gets instead, when subject or text hold what a person typed: whoever typed the
   * address may have written that, too, and would send it in the name of the store.
   */
  neutral?: { subject: string; text: string }
  /** Behind the text, as mail programs set a signature apart. */
  footer?: string
  /** Not sent after this instant. */
  expiresAt: Date
  /**
   * A disabled account gets it, too: it is about its own order, answers what its owner wrote, or goes to an address of the
   * store.
   */
  reachesDisabled?: true
}

/** A mail that is being sent. */
export interface OutgoingMail {
  /** The same at every attempt, so that a receiver can recognise a second copy. */
  publicId: string
  to: string
  subject: string
  text: string
}
