import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

type Question = {
  label: string
  /** The input is not echoed. */
  isSecret?: boolean
}

/** Asks each question on the terminal. Without a terminal the answers are the lines of stdin. */
export async function promptAll(questions: readonly Question[]): Promise<string[]> {
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/).slice(0, questions.length)
  const answers: string[] = []
  for (const question of questions) answers.push(await prompt(question))
  return answers
}

async function prompt({ label, isSecret = false }: Question): Promise<string> {
  if (isSecret) stdout.write(`${label}: `)
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const output = isSecret ? silence : stdout
  const lines = createInterface({ input: stdin, output, terminal: true })
  const answer = await lines.question(isSecret ? '' : `${label}: `)
  lines.close()
  if (isSecret) stdout.write('\n')
  return answer
}
