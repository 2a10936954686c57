import type { ProofOrder } from '@store/contract/schemas/orders/proofs'
import { useState } from 'react'
import { useProofs } from '../use-proofs.ts'

/** Fetches the next page when fewer than this many are left. */
const prefetchThreshold = 10

type ReviewedAtById = Readonly<Record<string, string>>

/** False for a proof reviewed in this version; a newly sent proof waits again. */
function isWaiting(reviewedAtById: ReviewedAtById, { _id, updatedAt }: ProofOrder): boolean {
  const reviewedAt = reviewedAtById[_id]
  return reviewedAt === undefined || updatedAt > reviewedAt
}

/**
 * The proofs awaiting review, and the selected one. The selection survives every refetch: if the picture changed
 * while the admin presses `v`, the wrong proof would be verified.
 */
export function useReviewQueue() {
  const list = useProofs('unverified')
  // A list requested before a verdict may arrive after it; it must not bring the proof back.
  const [reviewedAtById, setReviewedAtById] = useState<ReviewedAtById>({})
  const [selected, setSelected] = useState<ProofOrder>()
  const listed = list.data?.pages.flatMap((page) => page.orders) ?? []
  const waiting = listed.filter((proof) => isWaiting(reviewedAtById, proof))
  if (selected === undefined && waiting[0]) setSelected(waiting[0])

  const position = waiting.findIndex(({ _id }) => _id === selected?._id)
  const listedProof = waiting[position]
  // Signed URLs expire: a refetch of the same order brings a new one.
  const proof =
    listedProof?.updatedAt === selected?.updatedAt ? (listedProof ?? selected) : selected
  const step = (to: number) => {
    const target = waiting[to]
    if (target) setSelected(target)
  }
  const total = list.data?.pages[0]?.total ?? 0

  return {
    list,
    proof,
    /** Position in the queue, from 1; 0 when it has left the queue. */
    position: position + 1,
    /** Somebody else reviewed it, or the order was cancelled. */
    hasLeftQueue: selected !== undefined && position < 0 && list.isSuccess && !list.isFetching,
    next: waiting[position + 1],
    waiting: Math.max(0, total - (listed.length - waiting.length)),
    showNext: () => step(position + 1),
    showPrevious: () => step(position - 1),
    /** Removes the proof from the queue in its version of `updatedAt`, and selects the next. */
    markReviewed: ({ _id, updatedAt }: Pick<ProofOrder, '_id' | 'updatedAt'>) => {
      setReviewedAtById((before) => ({ ...before, [_id]: updatedAt }))
      const others = waiting.filter((other) => other._id !== _id)
      setSelected(others[position] ?? others[0])
      if (list.hasNextPage && others.length < prefetchThreshold) void list.fetchNextPage()
    },
    /** Selects a proof that changed and still waits, or waits again. */
    select: setSelected,
  }
}
