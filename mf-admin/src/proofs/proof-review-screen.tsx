import { PageBody, PageHeader } from '@store/ui'
import { useSearchParams } from 'react-router-dom'
import { ProofTabs, readTab } from './queue/proof-tabs.tsx'
import { ReviewQueue } from './queue/review-queue.tsx'
import { ReviewedProofs } from './queue/reviewed-proofs.tsx'

/** Payment proofs: the review queue, and the reviewed ones by verdict. */
export function ProofReviewScreen() {
  const [params] = useSearchParams()
  const status = readTab(params)
  return (
    <PageBody>
      <PageHeader title="Payment proofs" actions={<ProofTabs shown={status} />} />
      {status === 'unverified' ? <ReviewQueue /> : <ReviewedProofs key={status} status={status} />}
    </PageBody>
  )
}
