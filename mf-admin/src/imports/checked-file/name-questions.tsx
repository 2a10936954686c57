import type { ImportOptions, NameQuestion } from '@store/contract/schemas/catalog/import-options'
import { Button, Cluster, FormMessage, formatCount, Panel, Stack, theme } from '@store/ui'
import { useState } from 'react'
import styled from 'styled-components'

type Answer = NonNullable<ImportOptions['names']>[number]

const List = styled.ul`
  display: grid;
  gap: ${theme.space.s};
`

const Question = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.m};
`

const Asked = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`

const keyOf = ({ field, name }: Pick<NameQuestion, 'field' | 'name'>) => `${field} ${name}`
const columnOf = { brand: 'Brand', category: 'Category' } as const
const rowsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`

type NameQuestionsProps = {
  questions: readonly NameQuestion[]
  /** Called once every question has an answer. */
  onAnswer: (answers: Answer[]) => void
}

/** Brands and categories that are probably known ones, each asked about once for all its rows. */
export function NameQuestions({ questions, onAnswer }: NameQuestionsProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const answersOf = (names: ReadonlyMap<string, string>) =>
    questions.flatMap(({ field, name }) => {
      const to = names.get(keyOf({ field, name }))
      return to === undefined ? [] : [{ field, from: name, to }]
    })
  const choose = (question: NameQuestion, to: string) => {
    const next = new Map(chosen).set(keyOf(question), to)
    setChosen(next)
    const answers = answersOf(next)
    if (answers.length === questions.length) onAnswer(answers)
  }
  const acceptAll = () =>
    onAnswer(
      questions.map(({ field, name, suggestion }) => ({ field, from: name, to: suggestion })),
    )
  return (
    <Panel title="Check the names">
      <Stack>
        <FormMessage tone="warning">
          Rows with these names are left out until you choose a name.
        </FormMessage>
        {questions.length > 1 ? (
          <Cluster gap="s">
            <Button onClick={acceptAll}>{`Accept all ${formatCount(questions.length)}`}</Button>
          </Cluster>
        ) : null}
        <List>
          {questions.map((question) => {
            const answer = chosen.get(keyOf(question))
            const choices = [
              { to: question.suggestion, label: `Use ${question.suggestion}` },
              { to: question.name, label: `Keep ${question.name}` },
            ]
            return (
              <Question key={keyOf(question)}>
                <Asked>
                  {`${columnOf[question.field]}: ${question.name} → ${question.suggestion}?`}
                  <small>{rowsOf(question.rows)}</small>
                </Asked>
                <Cluster gap="xs">
                  {choices.map(({ to, label }) => (
                    <Button
                      key={to}
                      size="s"
                      variant={to === answer ? 'primary' : 'secondary'}
                      aria-pressed={to === answer}
                      onClick={() => choose(question, to)}
                    >
                      {label}
                    </Button>
                  ))}
                </Cluster>
              </Question>
            )
          })}
        </List>
      </Stack>
    </Panel>
  )
}

type NameAnswersProps = {
  answers: readonly Answer[]
  onAskAgain: (answer: Answer) => void
}

/** The answers about names so far; each can be asked again. */
export function NameAnswers({ answers, onAskAgain }: NameAnswersProps) {
  return (
    <List aria-label="Answered names">
      {answers.map((answer) => (
        <Question key={`${answer.field} ${answer.from}`}>
          <Asked>
            {answer.from === answer.to
              ? `${answer.from} stays as it is`
              : `${answer.from} is read as ${answer.to}`}
          </Asked>
          <Button
            variant="secondary"
            size="s"
            aria-label={`Ask again about ${answer.from}`}
            onClick={() => onAskAgain(answer)}
          >
            Ask again
          </Button>
        </Question>
      ))}
    </List>
  )
}
