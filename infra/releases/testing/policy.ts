import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Static, Type } from 'typebox'
import { parseAs } from '../release.ts'

const Texts = Type.Union([Type.String(), Type.Array(Type.String())])
const Conditions = Type.Record(Type.String(), Texts)

const PolicySchema = Type.Object({
  Version: Type.Literal('2012-10-17'),
  Statement: Type.Array(
    Type.Object({
      Sid: Type.String(),
      Effect: Type.Union([Type.Literal('Allow'), Type.Literal('Deny')]),
      Principal: Type.Literal('*'),
      Action: Texts,
      Resource: Texts,
      Condition: Type.Optional(
        Type.Object(
          {
            StringEquals: Type.Optional(Conditions),
            StringNotEquals: Type.Optional(Conditions),
            Null: Type.Optional(Conditions),
          },
          { additionalProperties: false },
        ),
      ),
    }),
  ),
})

export type Policy = Static<typeof PolicySchema>
type Statement = Policy['Statement'][number]

/** Reads the policy in the repository. */
export async function readPolicy(): Promise<Policy> {
  const file = path.join(import.meta.dirname, '..', 'store', 'bucket-policy.json')
  return parseAs(PolicySchema, JSON.parse(await readFile(file, 'utf8')), file)
}

/** A request to a bucket, as a policy sees it. */
export interface PolicyRequest {
  action: 's3:GetObject' | 's3:PutObject' | 's3:DeleteObject' | 's3:ListBucket'
  /** E.g. `arn:aws:s3:::store-site/index.html`. */
  resource: string
  /** Condition keys that have a value, e.g. `aws:PrincipalTag/duty`. */
  conditionKeys: Readonly<Record<string, string>>
}

/** Whether a policy allows a request, by S3's rules: at least one statement allows it, and none denies it. */
export function isAllowed({ Statement }: Policy, request: PolicyRequest): boolean {
  const applicable = Statement.filter((statement) => appliesTo(statement, request))
  return (
    applicable.some(({ Effect }) => Effect === 'Allow') &&
    !applicable.some(({ Effect }) => Effect === 'Deny')
  )
}

function appliesTo(
  { Action, Resource, Condition = {} }: Statement,
  request: PolicyRequest,
): boolean {
  const { StringEquals = {}, StringNotEquals = {}, Null = {} } = Condition
  const { conditionKeys } = request
  return (
    textsOf(Action).includes(request.action) &&
    textsOf(Resource).some((pattern) => matches(pattern, request)) &&
    Object.entries(StringEquals).every(([key, wanted]) =>
      textsOf(wanted).includes(conditionKeys[key] ?? ''),
    ) &&
    Object.entries(StringNotEquals).every(
      ([key, not]) => !textsOf(not).includes(conditionKeys[key] ?? ''),
    ) &&
    Object.entries(Null).every(
      ([key, isNull]) => String(conditionKeys[key] === undefined) === isNull,
    )
  )
}

function matches(pattern: string, { resource, conditionKeys }: PolicyRequest): boolean {
  let isKnown = true
  const filled = pattern.replace(/\$\{([^}]+)\}/g, (_, key: string) => {
    isKnown &&= conditionKeys[key] !== undefined
    return conditionKeys[key] ?? ''
  })
  const [start = '', end] = filled.split('*')
  return isKnown && (end === undefined ? resource === start : resource.startsWith(start))
}

function textsOf(texts: Static<typeof Texts>): string[] {
  return typeof texts === 'string' ? [texts] : texts
}
