import { readFileSync } from 'node:fs'

/** Of Linux, on all machines alike. */
const TICKS_PER_SECOND = 100

/** The CPU time that a process has used, in seconds; NaN where the system does not say. */
export function cpuSecondsOf(pid: number): number {
  try {
    // After the name in brackets, which may hold spaces; `utime` and `stime` are fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return NaN
  }
}
