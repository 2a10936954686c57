import { type FirstStep, firstStepsOf } from '@store/contract/rules/accounts/first-steps'
import { useSession } from '@store/sdk'
import { Button, Cluster, Grid, Heading, Stack, theme, VisuallyHidden } from '@store/ui'
import { Circle, CircleCheckBig, X } from 'lucide-react'
import { type MouseEvent, useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useGetFirstStepsQuery } from '../dashboards-api.ts'
import { useHiddenFirstSteps } from './hidden-first-steps.ts'
import { stepTexts } from './step-texts.ts'

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  align-items: center;
  column-gap: ${theme.space.xs};

  svg {
    color: ${theme.color.textMuted};
  }

  &[data-done] svg {
    color: ${theme.color.success};
  }

  a {
    padding-block: ${theme.space.xxs};
  }

  small {
    grid-column: 2;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

/** Only room, until it is known what is done: who has finished sees nothing, and nothing below moves for the others. */
const Frame = styled(Stack)`
  &[aria-hidden] {
    visibility: hidden;
  }
`

type StepItemProps = { step: FirstStep; isDone: boolean }

function StepItem({ step, isDone }: StepItemProps) {
  const { role } = useSession()
  const { title, hint, path } = stepTexts[step]
  const Mark = isDone ? CircleCheckBig : Circle
  return (
    <Item data-done={isDone || undefined}>
      <Mark size={18} aria-hidden />
      <span>
        {path === undefined || isDone ? title : <Link to={`/${role}/${path}`}>{title}</Link>}
        <VisuallyHidden>{isDone ? ' (done)' : ' (not done)'}</VisuallyHidden>
      </span>
      <small>{hint}</small>
    </Item>
  )
}

/**
 * What a new admin does first. The store knows what is done, nobody ticks it; once all is done the list is gone, and it
 * can be put away before (ADR 0099).
 */
export function FirstSteps() {
  const { role, user } = useSession()
  const { isHidden: isPutAway, hide } = useHiddenFirstSteps()
  // They are the steps of who sets up a store, not of staff with some rights.
  const isHidden = isPutAway || user?.rights !== undefined
  const steps = firstStepsOf(role)
  const { data, isError } = useGetFirstStepsQuery(undefined, {
    skip: isHidden || steps.length === 0,
    refetchOnMountOrArgChange: true,
  })
  const isDone = (step: FirstStep) => data?.done.includes(step) === true
  const isAllDone = steps.every(isDone)
  const handleAllDone = useEffectEvent(hide)
  useEffect(() => {
    // From the next visit on it is not even asked for.
    if (isAllDone) handleAllDone()
  }, [isAllDone])
  const handlePutAway = ({ currentTarget }: MouseEvent) => {
    hide()
    // The pressed button is gone: the screen goes on from its beginning.
    currentTarget.closest('main')?.focus({ preventScroll: true })
  }
  if (isHidden || isError || isAllDone) return null
  return (
    <Frame
      as="section"
      gap="s"
      aria-label="First steps"
      aria-hidden={data === undefined || undefined}
    >
      <Cluster gap="s" justify="space-between">
        <Heading level={2} size="l">
          First steps
        </Heading>
        <Cluster gap="xs">
          <span>
            {data?.done.length ?? 0} of {steps.length} done
          </span>
          <Button variant="quiet" size="s" icon={X} onClick={handlePutAway}>
            Hide
          </Button>
        </Cluster>
      </Cluster>
      <Grid as="ul" min="16rem" gap="s">
        {steps.map((step) => (
          <StepItem key={step} step={step} isDone={isDone(step)} />
        ))}
      </Grid>
    </Frame>
  )
}
