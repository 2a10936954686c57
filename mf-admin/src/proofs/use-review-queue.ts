import type { ProofOrder } from '@store/contract/schemas/proofs'
import { useState } from 'react'
import { useProofs } from './use-proofs.ts'

/** So many left, and the next ones are fetched. */
const prefetchThreshold = 10

type ReviewedAtById = Readonly<Record<string, string>>

/** False for what left the desk in this state; a proof that was sent anew is back. */
function isWaiting(reviewedAtById: ReviewedAtById, { _id, updatedAt }: ProofOrder): boolean {
  const reviewedAt = reviewedAtById[_id]
  return reviewedAt === undefined || updatedAt > reviewedAt
}

/**
 * The proofs that wait, and the one in hand. That one stays in hand whatever is read meanwhile: a picture that
 * changed under a finger on its way to `v` would have the wrong one verified.
 */
export function useReviewQueue() {
  const list = useProofs('unverified')
  // A list that was asked for before a verdict, and arrives after it, does not bring the proof back.
  const [reviewedAtById, setReviewedAtById] = useState<ReviewedAtById>({})
  const [selected, setSelected] = useState<ProofOrder>()
  const listed = list.data?.pages.flatMap((page) => page.orders) ?? []
  const waiting = listed.filter((proof) => isWaiting(reviewedAtById, proof))
  if (selected === undefined && waiting[0]) setSelected(waiting[0])

  const position = waiting.findIndex(({ _id }) => _id === selected?._id)
  const listedProof = waiting[position]
  // Signed addresses end: the same order, read again, brings a new one.
  const proof =
    listedProof?.updatedAt === selected?.updatedAt ? (listedProof ?? selected) : selected
  const step = (to: number) => {
    const wanted = waiting[to]
    if (wanted) setSelected(wanted)
  }
  const total = list.data?.pages[0]?.total ?? 0

  return {
    list,
    proof,
    /** Where it stands among those that wait, from 1; 0 when it does not wait any more. */
    position: position + 1,
    /** Somebody else gave it its verdict, or the order was cancelled. */
    hasLeftQueue: selected !== undefined && position < 0 && list.isSuccess && !list.isFetching,
    next: waiting[position + 1],
    waiting: Math.max(0, total - (listed.length - waiting.length)),
    showNext: () => step(position + 1),
    showPrevious: () => step(position - 1),
    /** Takes the proof in hand off the desk, as it stood at `updatedAt`, and takes up the next. */
    markReviewed: ({ _id, updatedAt }: Pick<ProofOrder, '_id' | 'updatedAt'>) => {
      setReviewedAtById((before) => ({ ...before, [_id]: updatedAt }))
      const others = waiting.filter((other) => other._id !== _id)
      setSelected(others[position] ?? others[0])
      if (list.hasNextPage && others.length < prefetchThreshold) void list.fetchNextPage()
    },
    /** Takes this one in hand: it has changed and still waits, or waits again. */
    select: setSelected,
  }
}
