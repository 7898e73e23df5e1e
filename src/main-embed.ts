import './embed/waiting.css'
import { whenSeen } from '#embed/when-seen.ts'

// Words of its own would be more than all the rest of this file: the page says what to do when it waits too long.
void whenSeen().then(() => import('#app/embed/start.tsx'))
