import { mostFacts, type ProductFact } from '@store/contract/rules/catalog/facts/product-facts'
import { suggestedFactsOf } from '@store/contract/rules/catalog/facts/suggested-facts'
import type { FieldError } from '@store/contract/rules/field-errors'
import { Button, Cluster, IconButton, Stack, TextField, theme } from '@store/ui'
import { Plus, Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { useRowFocus } from '../../focus/use-row-focus.ts'

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) ${theme.target};
  align-items: end;
  gap: ${theme.space.xs};
`

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space.s};
`

const ErrorText = styled.p`
  grid-column: 1 / -1;
  color: ${theme.color.danger};
  font-size: ${theme.size.s};
`

type FactEditorProps = {
  /** As typed; its usual facts are offered. */
  category: string
  value: ProductFact[]
  onChange: (facts: ProductFact[]) => void
  /** As `facts.<index>`. */
  faults: readonly FieldError[]
}

/** Edits the facts of a product, in the order in which they are shown; errors show while typing. */
export function FactEditor({ category, value, onChange, faults }: FactEditorProps) {
  const taken = new Set(value.map(({ name }) => name.trim().toLowerCase()))
  const offered = suggestedFactsOf(category).filter((name) => !taken.has(name.toLowerCase()))
  const isFull = value.length >= mostFacts
  const { list, adder, followAdded, followRemoved } = useRowFocus()
  const add = (name: string) => {
    followAdded()
    onChange([...value, { name, value: '' }])
  }
  const remove = (index: number) => {
    followRemoved()
    onChange(value.toSpliced(index, 1))
  }
  return (
    <Stack gap="s">
      {value.length === 0 ? null : (
        <Rows ref={list} aria-label="Facts">
          {value.map((fact, index) => (
            <FactRow
              // A fact has no identity but its index: its name may be typed.
              key={`fact-${String(index)}`}
              fact={fact}
              position={index}
              error={faults.find(({ field }) => field === `facts.${index}`)?.message}
              onChange={(next) => onChange(value.with(index, next))}
              onRemove={() => remove(index)}
            />
          ))}
        </Rows>
      )}
      <Cluster gap="xs">
        {offered.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="s"
            icon={Plus}
            disabled={isFull}
            onClick={() => add(name)}
          >
            {name}
          </Button>
        ))}
        <Button
          ref={adder}
          variant="secondary"
          size="s"
          icon={Plus}
          disabled={isFull}
          onClick={() => add('')}
        >
          Add fact
        </Button>
      </Cluster>
    </Stack>
  )
}

type FactRowProps = {
  fact: ProductFact
  position: number
  error: string | undefined
  onChange: (fact: ProductFact) => void
  onRemove: () => void
}

function FactRow({ fact, position, error, onChange, onRemove }: FactRowProps) {
  const field = `facts.${position}`
  return (
    <Row>
      <TextField
        label="Fact"
        name={field}
        autoComplete="off"
        value={fact.name}
        onChange={(name) => onChange({ ...fact, name })}
      />
      <TextField
        label="Value"
        name={`${field}.value`}
        autoComplete="off"
        value={fact.value}
        onChange={(value) => onChange({ ...fact, value })}
      />
      <IconButton label={`Remove fact ${position + 1}`} icon={Trash2} onClick={onRemove} />
      {error === undefined ? null : <ErrorText role="alert">{error}</ErrorText>}
    </Row>
  )
}
