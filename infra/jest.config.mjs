import { nodeJest } from './test/jest-preset.mjs'

export default nodeJest({
  testPathIgnorePatterns: [
    '/node_modules/',
    '/e2e/',
    // What nginx does is tested where there is one.
    ...(process.env.TEST_NGINX ? [] : ['\\.nginx\\.test\\.ts$']),
  ],
})
