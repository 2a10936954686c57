/** `/api/files/{id}/{name}?…`, as a private file is signed: the signature is good for its first page, too. */
type FileAddress = string

/** The path below `/api` of the facts of a PDF (`FirstPage`). */
export function firstPagePath(file: FileAddress): string {
  return file.replace(/^.*?\/api(?=\/files\/)/, '').replace('?', '/first-page?')
}

/** The address of the first page of a PDF as a picture. */
export function firstPagePicture(file: FileAddress): string {
  return file.replace('?', '/first-page.webp?')
}

interface Proof {
  paymentProof?: FileAddress | undefined
  /** Media type; older orders have none. */
  paymentProofType?: string | undefined
}

/** True when an order's proof is a PDF. */
export function isPdfProof({ paymentProof = '', paymentProofType }: Proof): boolean {
  const [path = ''] = paymentProof.split('?')
  return paymentProofType === 'application/pdf' || path.toLowerCase().endsWith('.pdf')
}

/** The address of the picture of an order's proof: the proof itself, or the first page of a PDF; `undefined` without one. */
export function proofPicture(proof: Proof): string | undefined {
  const { paymentProof } = proof
  return paymentProof && isPdfProof(proof) ? firstPagePicture(paymentProof) : paymentProof
}
