import { t } from '@lingui/core/macro'
import { Button, theme } from '@store/ui'
import { RefreshCw } from 'lucide-react'
import styled from 'styled-components'
import { useRemoteState, useRemotes } from '../remotes/remotes-context.tsx'

/**
 * Says that the page can be read but not used, because its remote did not arrive: the HTML stays.
 * @param remote the remote of the page that the HTML shows
 */
export function MissingScreenNotice({ remote }: { remote: string }) {
  const { loader } = useRemotes()
  const state = useRemoteState(remote)
  const isTryingAgain = state.status === 'loading' && state.attempt > 1
  const hasFailed = state.status === 'failed' || state.status === 'blocked'
  if (!hasFailed && !isTryingAgain) return null
  // Code that has run cannot be loaded again in this document.
  const isBroken = hasFailed && state.why === 'broken'
  const retry = () => (isBroken ? location.reload() : loader.retry(remote))
  return (
    <Notice role="alert">
      <p>{t`You can read this page, but a part of it did not arrive, so its buttons do not work.`}</p>
      <Button size="s" icon={RefreshCw} busy={isTryingAgain} onClick={retry}>
        {t`Retry`}
      </Button>
    </Notice>
  )
}

const Notice = styled.div`
  position: fixed;
  inset-block-end: calc(${theme.viewportFloor} + ${theme.space.xs});
  inset-inline-start: ${theme.space.xs};
  z-index: ${theme.depth.overlay};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.s};
  max-width: calc(100vw - 2 * ${theme.space.xs});
  padding: ${theme.space.s} ${theme.space.m};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.overlay};
  font-size: ${theme.size.s};
`
