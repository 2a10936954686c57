import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

export type Question = {
  label: string
  /** What is typed is not shown. */
  isSecret?: boolean
}

/** Asks a person one line a question; without a terminal the answers are the lines of the input. */
export async function askAll(questions: readonly Question[]): Promise<string[]> {
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/).slice(0, questions.length)
  const answers: string[] = []
  for (const question of questions) answers.push(await ask(question))
  return answers
}

async function ask({ label, isSecret = false }: Question): Promise<string> {
  if (isSecret) stdout.write(`${label}: `)
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const output = isSecret ? silence : stdout
  const lines = createInterface({ input: stdin, output, terminal: true })
  const answer = await lines.question(isSecret ? '' : `${label}: `)
  lines.close()
  if (isSecret) stdout.write('\n')
  return answer
}
