import type { Complaint } from '@store/contract/schemas/accounts/contact'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useGetComplaintQuery } from '../complaints-api.ts'

/** The message that is being replied to, as last listed, and its index in the list. */
interface Replying {
  complaint: Complaint
  position: number
  /** The query string it was listed under; another tab, search or page drops it. */
  search: string
}

/**
 * Keeps the message that somebody writes a reply to at its position, also when it leaves the list because another admin
 * answered or closed it: what was written stays, beside what the other wrote.
 * @param listed the latest list
 */
export function useListedComplaints(listed: readonly Complaint[]) {
  const { search } = useLocation()
  const [lastReplying, setReplying] = useState<Replying>()
  const replying = lastReplying?.search === search ? lastReplying : undefined
  const position = listed.findIndex(({ _id }) => _id === replying?.complaint._id)
  const hasLeft = replying !== undefined && position < 0
  const { currentData } = useGetComplaintQuery(replying?.complaint._id ?? '', { skip: !hasLeft })
  return {
    complaints: hasLeft
      ? listed.toSpliced(replying.position, 0, currentData ?? replying.complaint)
      : listed,
    replyingTo: replying?.complaint._id,
    replyTo: (complaint: Complaint) => {
      const index = listed.findIndex(({ _id }) => _id === complaint._id)
      setReplying({ complaint, position: Math.max(0, index), search })
    },
    endReply: () => setReplying(undefined),
  }
}
