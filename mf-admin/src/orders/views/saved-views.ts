import { isRecord } from '@store/contract/rules/is-record'
import { useSession } from '@store/sdk'
import { deviceSetting } from '../../device-setting.ts'
import { defaultOrdersView, type OrdersView, writeOrdersView } from '../queue/orders-view.ts'

/** The longest name of a saved view, in characters, and the most views of one person. */
export const longestViewName = 40
export const mostSavedViews = 30

/** Filters and sort order of the orders under a name. */
export interface SavedView {
  name: string
  /** The query string of the view. */
  search: string
}

type ViewsByUser = Readonly<Record<string, readonly SavedView[]>>

function isSavedView(value: unknown): value is SavedView {
  return isRecord(value) && typeof value.name === 'string' && typeof value.search === 'string'
}

/** The views of all people who use this browser: one does not see those of another. */
const viewsSetting = deviceSetting<ViewsByUser>({
  key: 'adminOrderViews',
  parse: (stored) =>
    Object.fromEntries(
      Object.entries(isRecord(stored) ? stored : {}).map(([userId, views]) => [
        userId,
        Array.isArray(views) ? views.filter(isSavedView) : [],
      ]),
    ),
})

/** The query string under which a view is saved: its filters and sort order, without page and layout. */
export function searchOfView(view: OrdersView): string {
  const { layout, page } = defaultOrdersView
  return String(writeOrdersView({ ...view, layout, page }))
}

/** The saved views of the current user in this browser, and functions to change them. */
export function useSavedViews() {
  const { user } = useSession()
  const userId = user?._id ?? ''
  const views = viewsSetting.use()[userId] ?? []
  const write = (changed: readonly SavedView[]) =>
    viewsSetting.write({ ...viewsSetting.read(), [userId]: changed.slice(0, mostSavedViews) })
  return {
    views,
    /** Saves a view; one of the same name is replaced. */
    save: (added: SavedView) => write([...views.filter(({ name }) => name !== added.name), added]),
    rename: (from: string, to: string) =>
      write(
        views
          .filter(({ name }) => name === from || name !== to)
          .map((view) => (view.name === from ? { ...view, name: to } : view)),
      ),
    remove: (removed: string) => write(views.filter(({ name }) => name !== removed)),
  }
}
