import { testEveryScreen } from './screen-issues.ts'

testEveryScreen(1)
