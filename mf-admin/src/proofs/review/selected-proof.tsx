import type { ProofVerdict } from '@store/contract/rules/orders/proof-states'
import type { ProofOrder } from '@store/contract/schemas/orders/proofs'
import { Card, shortOrderId, theme, useKeys } from '@store/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { useGetOrderQuery } from '../../orders/order-api.ts'
import { proofImageOf } from '../../orders/proof-viewer/proof-image.ts'
import { nextStepOf } from '../../orders/status-change/next-step.ts'
import { proofKeyOf } from '../queue/proof-key.ts'
import { ReviewQueueNavigation } from '../queue/review-queue-navigation.tsx'
import type { useReviewQueue } from '../queue/use-review-queue.ts'
import { DuplicateProofs } from './duplicate-proofs.tsx'
import { isAwaitingReview } from './is-awaiting-review.ts'
import { ProofFacts } from './proof-facts.tsx'
import { ProofPreview } from './proof-preview.tsx'
import { ReviewConflictNotice } from './review-conflict-notice.tsx'
import type { useVerdict } from './verdict/use-verdict.ts'
import { VerdictForm } from './verdict/verdict-form.tsx'

/**
 * The proof on the left, the order's data on the right; stacked on narrow screens. There it is one column of all parts, in
 * which the verdict buttons stay in the window from the picture on.
 */
const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s};

  ${theme.media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 26rem;
    gap: ${theme.space.l};
  }
`

const Side = styled.div`
  display: contents;

  ${theme.media.desktop} {
    display: flex;
    flex-direction: column;
    min-width: 0;
    /* From a height of 768 px, the sticky verdict buttons cover none of the usual data. */
    gap: ${theme.space.xs};
  }
`

/** Warns that the selected proof was reviewed by somebody else, before the user sends a verdict that would be rejected. */
function ReviewedByOther({ id }: { id: string }) {
  const { currentData: order } = useGetOrderQuery(id, { refetchOnMountOrArgChange: true })
  if (order === undefined || isAwaitingReview(order)) return null
  return <ReviewConflictNotice order={order} reason="" />
}

type SelectedProofProps = {
  proof: ProofOrder
  queue: ReturnType<typeof useReviewQueue>
  verdict: Pick<ReturnType<typeof useVerdict>, 'submitVerdict' | 'isSubmitting' | 'reasonFor'>
}

/** One proof with the data to check it against, and the two verdicts. */
export function SelectedProof({ proof, queue, verdict }: SelectedProofProps) {
  const nextImage = queue.next && proofImageOf(queue.next)
  const card = useRef<HTMLElement>(null)
  const shortcut = (key: string) =>
    card.current?.querySelector<HTMLElement>(`[aria-keyshortcuts='${key}']`)

  const sendVerdict = (
    decision: ProofVerdict,
    reason: string,
    { andStart } = { andStart: false },
  ) => {
    // Leave the text field, so that the shortcuts work for the next proof.
    if (decision === 'rejected') card.current?.focus()
    return verdict.submitVerdict(proof, { verdict: decision, typed: reason, andStart })
  }
  useKeys({
    r: () => shortcut('r')?.focus(),
    o: () => shortcut('o')?.click(),
  })

  return (
    <Card
      as="article"
      ref={card}
      tabIndex={-1}
      aria-label={`Payment proof of order #${shortOrderId(proof._id)}`}
    >
      <Columns>
        <ProofPreview key={proof._id} order={proof} />
        <Side>
          <ReviewQueueNavigation queue={queue} />
          <ProofFacts order={proof}>
            <DuplicateProofs order={proof} />
          </ProofFacts>
          {queue.hasLeftQueue ? <ReviewedByOther id={proof._id} /> : null}
          <VerdictForm
            key={proofKeyOf(proof)}
            draft={`proof-reason/${proofKeyOf(proof)}`}
            initialReason={verdict.reasonFor(proof)}
            busy={verdict.isSubmitting}
            canStart={nextStepOf(proof)?.status === 'processing'}
            onVerdict={sendVerdict}
          />
        </Side>
      </Columns>
      {nextImage ? (
        // Preloads the next picture.
        <img hidden src={nextImage.src} alt="" />
      ) : null}
    </Card>
  )
}
