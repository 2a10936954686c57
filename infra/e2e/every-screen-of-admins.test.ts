import { testEveryScreen } from './screen-issues.ts'

testEveryScreen('admins')
