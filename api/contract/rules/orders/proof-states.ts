/** State of a payment proof: not reviewed yet, payment received, or rejected (money 2.2). */
export const proofStatuses = ['unverified', 'verified', 'rejected'] as const
export type ProofStatus = (typeof proofStatuses)[number]

/** The verdicts of an admin on a proof. */
export const proofVerdicts = ['verified', 'rejected'] as const satisfies readonly ProofStatus[]
export type ProofVerdict = (typeof proofVerdicts)[number]

/** The order of a list of proofs, by when they were submitted. */
export const proofSorts = ['oldest', 'newest'] as const
export type ProofSort = (typeof proofSorts)[number]
