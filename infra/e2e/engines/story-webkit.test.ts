import { tellStory } from './one-story.ts'

tellStory('webkit')
