import { useSession } from '@store/sdk'
import { deviceSetting } from '../../device-setting.ts'

/** The people who put their first steps away in this browser, or have done them all. */
const hiddenFor = deviceSetting<readonly string[]>({
  key: 'adminFirstSteps',
  parse: (stored) =>
    Array.isArray(stored)
      ? stored.filter((userId): userId is string => typeof userId === 'string')
      : [],
})

/** Whether the person who is signed in has no list of first steps any more in this browser, and what hides it. */
export function useHiddenFirstSteps() {
  const { user } = useSession()
  const userId = user?._id ?? ''
  const isHidden = hiddenFor.use().includes(userId)
  return {
    isHidden,
    hide: () => {
      if (!hiddenFor.read().includes(userId)) hiddenFor.write([...hiddenFor.read(), userId])
    },
  }
}
