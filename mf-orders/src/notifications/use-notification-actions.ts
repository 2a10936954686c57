import * as messages from '@store/contract/rules/messages'
import {
  messageOf,
  useDismissNotificationMutation,
  useMarkNotificationReadMutation,
} from '@store/sdk'
import { toast } from '@store/ui'

/** Marks as read and dismisses; updates optimistically and shows a toast with the result. */
export function useNotificationActions(id: string) {
  const [mark] = useMarkNotificationReadMutation()
  const [remove] = useDismissNotificationMutation()
  return {
    markRead: async () => {
      try {
        toast.success((await mark(id).unwrap()).message)
      } catch (error) {
        toast.error(messageOf(error, messages.notifications.readFailed))
      }
    },
    dismiss: async () => {
      try {
        toast.success((await remove(id).unwrap()).message)
      } catch (error) {
        toast.error(messageOf(error, messages.notifications.deleteFailed))
      }
    },
  }
}
