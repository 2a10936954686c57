import { testEveryScreenIn } from './every-screen-in.ts'

testEveryScreenIn('firefox')
