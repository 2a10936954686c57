import { t } from '@lingui/core/macro'
import { translate } from '@store/sdk'
import { type FieldBinding, theme, VisuallyHidden } from '@store/ui'
import { CircleAlert, Star } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { maxStars, ratings } from './rating.ts'

const Group = styled.fieldset`
  legend {
    padding: 0;
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.medium};
  }

  legend::after {
    content: ' *';
    content: ' *' / '';
  }
`

const Choices = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: calc(-1 * ${theme.space.xs});
`

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  border-radius: ${theme.radius.s};
  color: ${theme.color.borderStrong};
  cursor: pointer;

  &[data-lit='true'] {
    color: ${theme.color.warning};

    svg {
      fill: currentColor;
    }
  }
`

const Meaning = styled.span`
  margin-inline-start: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

const ErrorText = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  color: ${theme.color.danger};
  font-size: ${theme.size.s};
`

function choiceLabel(stars: number, meaning: string): string {
  return t`${stars} out of ${maxStars}: ${meaning}`
}

/** One to five stars to choose; 0 is not chosen yet. */
export function RatingField({ name, value, onChange, error }: FieldBinding<number>) {
  const errorId = useId()
  return (
    <Group role="radiogroup" aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{t`Rating`}</legend>
      <Choices>
        {ratings.map(({ stars, label }) => (
          <Choice key={stars} data-focus-ring title={label()} data-lit={stars <= value}>
            <VisuallyHidden
              as="input"
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={choiceLabel(stars, label())}
              aria-invalid={error === undefined ? undefined : true}
              onChange={() => onChange(stars)}
            />
            <Star size={26} strokeWidth={1.5} aria-hidden />
          </Choice>
        ))}
        <Meaning aria-hidden>{ratings[value - 1]?.label()}</Meaning>
      </Choices>
      {error === undefined ? null : (
        <ErrorText id={errorId} role="alert">
          <CircleAlert size={14} aria-hidden />
          {translate(error)}
        </ErrorText>
      )}
    </Group>
  )
}
