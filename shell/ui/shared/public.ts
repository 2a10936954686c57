// The components of every page, theme, toasts and page heads: loaded once per page, provided by the host. Remotes
// import them from `@store/ui`; the build shares this module at run time.

export { Button, type ButtonProps } from './actions/button.tsx'
export {
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonStyles,
} from './actions/button-styles.ts'
export { IconButton } from './actions/icon-button.tsx'
export { IconLink } from './actions/icon-link.tsx'
export { LinkButton } from './actions/link-button.tsx'
export { Avatar } from './avatar.tsx'
export { formatCount } from './formats/format-count.ts'
export { publicOrigin } from './head/public-origin.ts'
export { usePageHead } from './head/use-page-head.ts'
export { Cluster } from './layout/cluster.tsx'
export { Heading } from './layout/heading.tsx'
export { PageBody } from './layout/page-body.tsx'
export { PageHeader } from './layout/page-header.tsx'
export { usePageTitle } from './layout/page-title.ts'
export { Stack } from './layout/stack.tsx'
export { VisuallyHidden } from './layout/visually-hidden.tsx'
export { Breadcrumbs, type Crumb } from './navigation/breadcrumbs.tsx'
export { ColorModeSwitch } from './navigation/color-mode-switch.tsx'
export { type KeyHelp, useDeclaredKeys, useScreenKeys } from './screen-keys.ts'
export { Loading } from './states/loading.tsx'
export { Skeleton } from './states/skeleton.tsx'
// Types `props.theme` in every module that imports this one.
export type {} from './theme/styled.ts'
export { type Space, type Theme, theme } from './theme/theme.ts'
export { type Toast, type ToastTone, toast } from './toasts/toast.ts'
