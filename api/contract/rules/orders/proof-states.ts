/** State of a payment proof: not reviewed yet, payment received, or rejected (api.md, Orders). */
export const proofStatuses = ['unverified', 'verified', 'rejected'] as const
export type ProofStatus = (typeof proofStatuses)[number]

/** What an admin may say of a proof. */
export const proofVerdicts = ['verified', 'rejected'] as const satisfies readonly ProofStatus[]
export type ProofVerdict = (typeof proofVerdicts)[number]

/** How a list of proofs runs: by when they came in. */
export const proofSorts = ['oldest', 'newest'] as const
export type ProofSort = (typeof proofSorts)[number]
