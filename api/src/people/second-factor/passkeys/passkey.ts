/** What the authenticator of a passkey gave, and what is checked by it. */
export interface PasskeyCredential {
  /** Base64url. */
  credentialId: string
  /** COSE, base64url. */
  publicKey: string
  /** How often it signed, as the authenticator counts; 0 for passkeys that are copied between devices. */
  counter: number
  /** How a browser reaches the authenticator, as it said. */
  transports: readonly string[]
}

/** A passkey of an account. */
export interface PasskeyRecord extends PasskeyCredential {
  id: number
  publicId: string
  name: string
  createdAt: Date
  usedAt: Date | undefined
}
