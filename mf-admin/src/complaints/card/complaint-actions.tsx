import * as adminMessages from '@store/contract/rules/admin-messages'
import type { ComplaintState } from '@store/contract/rules/complaints/complaint-rules'
import type { Complaint } from '@store/contract/schemas/accounts/contact'
import { messageOf } from '@store/sdk'
import { Button, Cluster, Key, toast, VisuallyHidden } from '@store/ui'
import { Archive, Inbox, Reply } from 'lucide-react'
import { useSetComplaintStateMutation } from '../complaints-api.ts'

type ComplaintActionsProps = {
  complaint: Complaint
  isReplying: boolean
  onReply: () => void
  /** The message is about to leave the tab. */
  onLeave: () => void
}

/** The words of a button; the hidden ones tell it from the same button of other messages. */
function Words({ visible, hidden }: { visible: string; hidden: string }) {
  return (
    <span>
      {visible}
      <VisuallyHidden> {hidden}</VisuallyHidden>
    </span>
  )
}

/** Reply, and the other states of a message. */
export function ComplaintActions(props: ComplaintActionsProps) {
  const { complaint, isReplying, onReply, onLeave } = props
  const { _id: id, state, name } = complaint
  const [setState, { isLoading }] = useSetComplaintStateMutation()

  const moveTo = async (next: ComplaintState) => {
    const { data, error } = await setState({ id, state: next })
    if (data === undefined) {
      toast.error(messageOf(error, adminMessages.complaints.stateFailed))
      return
    }
    toast.success(data.message)
    onLeave()
  }
  return (
    <Cluster gap="xs">
      {state === 'open' && !isReplying ? (
        <Button size="s" icon={Reply} aria-keyshortcuts="Enter" onClick={onReply}>
          <Words visible="Reply" hidden={`to ${name}`} /> <Key aria-hidden>↵</Key>
        </Button>
      ) : null}
      {state === 'open' ? null : (
        <Button
          variant="secondary"
          size="s"
          icon={Inbox}
          busy={isLoading}
          aria-keyshortcuts="o"
          onClick={() => void moveTo('open')}
        >
          <Words visible="Reopen" hidden={`the message of ${name}`} /> <Key aria-hidden>o</Key>
        </Button>
      )}
      {state === 'closed' ? null : (
        <Button
          variant="secondary"
          size="s"
          icon={Archive}
          busy={isLoading}
          aria-keyshortcuts="c"
          onClick={() => void moveTo('closed')}
        >
          <Words visible="Close" hidden={`the message of ${name}`} /> <Key aria-hidden>c</Key>
        </Button>
      )}
    </Cluster>
  )
}
