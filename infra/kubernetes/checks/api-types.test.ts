import { expect, it } from '@jest/globals'
import { findTypeErrors } from './api-types.ts'
import { apiObjects } from './manifests.ts'

it('finds no field in the manifests that the API does not have, and no value of another type', async () => {
  const [api] = apiObjects().filter(({ kind }) => kind === 'Deployment')
  const unknownField = {
    ...api,
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'typo', lables: {} },
  }
  const wrongType = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'port' },
    data: { port: 80 },
  }
  const errors = await findTypeErrors([...apiObjects(), unknownField, wrongType])
  expect(errors.map((error) => error.replace(/\(.*?\): error TS\d+:/, ''))).toEqual([
    expect.stringMatching(/^ConfigMap-port\.ts .*number.*string/),
    expect.stringMatching(/^Deployment-typo\.ts .*lables/),
  ])
})
