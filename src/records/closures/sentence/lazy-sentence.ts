import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useSpeechMessages } from '#core/ui/speech/messages.ts'
import { useSentenceMessages } from './messages.ts'

/** A closure in one sentence; its facts say the same one by one. */
export const ClosureSentence = lazyComponent(() => import('./closure-sentence.tsx'), 'ClosureSentence', {
  quiet: true,
  messages: [useSentenceMessages, useSpeechMessages],
})
