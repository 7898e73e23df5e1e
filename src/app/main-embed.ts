import '#core/embed/waiting.css'
import { whenSeen } from '#core/embed/when-seen.ts'

// Words of its own would be more than all the rest of this file: the page says what to do when it waits too long.
void whenSeen().then(() => import('./embed/start.tsx'))
