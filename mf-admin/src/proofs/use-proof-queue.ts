import type { ProofOrder } from '@store/contract/schemas/proofs'
import { useState } from 'react'
import { useProofs } from './use-proofs.ts'

/** So many left, and the next ones are fetched. */
const fewLeft = 10

type Passed = Readonly<Record<string, string>>

/** False for what left the desk in this state; a proof that was sent anew is back. */
function isWaiting(passed: Passed, { _id, updatedAt }: ProofOrder): boolean {
  const passedAt = passed[_id]
  return passedAt === undefined || updatedAt > passedAt
}

/**
 * The proofs that wait, and the one in hand. That one stays in hand whatever is read meanwhile: a picture that
 * changed under a finger on its way to `v` would have the wrong one verified.
 */
export function useProofQueue() {
  const list = useProofs('unverified')
  // A list that was asked for before a verdict, and arrives after it, does not bring the proof back.
  const [passed, setPassed] = useState<Passed>({})
  const [inHand, setInHand] = useState<ProofOrder>()
  const listed = list.data?.pages.flatMap((page) => page.orders) ?? []
  const waiting = listed.filter((proof) => isWaiting(passed, proof))
  if (inHand === undefined && waiting[0]) setInHand(waiting[0])

  const place = waiting.findIndex(({ _id }) => _id === inHand?._id)
  const listedNow = waiting[place]
  // Signed addresses end: the same order, read again, brings a new one.
  const proof = listedNow?.updatedAt === inHand?.updatedAt ? (listedNow ?? inHand) : inHand
  const step = (to: number) => {
    const wanted = waiting[to]
    if (wanted) setInHand(wanted)
  }
  const total = list.data?.pages[0]?.total ?? 0

  return {
    list,
    proof,
    /** Where it stands among those that wait, from 1; 0 when it does not wait any more. */
    place: place + 1,
    /** Somebody else gave it its verdict, or the order was cancelled. */
    isGone: inHand !== undefined && place < 0 && list.isSuccess && !list.isFetching,
    next: waiting[place + 1],
    waiting: Math.max(0, total - (listed.length - waiting.length)),
    showNext: () => step(place + 1),
    showPrevious: () => step(place - 1),
    /** Takes the proof in hand off the desk, as it stood at `updatedAt`, and takes up the next. */
    pass: ({ _id, updatedAt }: Pick<ProofOrder, '_id' | 'updatedAt'>) => {
      setPassed((before) => ({ ...before, [_id]: updatedAt }))
      const others = waiting.filter((other) => other._id !== _id)
      setInHand(others[place] ?? others[0])
      if (list.hasNextPage && others.length < fewLeft) void list.fetchNextPage()
    },
    /** Takes this one in hand: it has changed and still waits, or waits again. */
    takeUp: setInHand,
  }
}
