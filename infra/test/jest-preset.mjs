/** Packages published as ES modules only, which have to be compiled like our own code. */
const COMPILED = [
  'typebox',
  'ulid',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  '@fastify/type-provider-typebox',
]

/**
 * Jest for packages that run in Node.
 *
 * @param {import('jest').Config} [overrides] additional settings of this package
 * @returns {import('jest').Config}
 */
export function nodeJest(overrides = {}) {
  return {
    testEnvironment: 'node',
    testMatch: ['**/*.test.ts'],
    transform: {
      '^.+\\.[cm]?[jt]s$': [
        '@swc/jest',
        {
          jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:${COMPILED.join('|')})/)`],
    ...overrides,
  }
}
