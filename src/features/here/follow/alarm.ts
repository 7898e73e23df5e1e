import type { Warning } from './warning.ts'

/** Tones in Hz, one after the other, and for how long each, in seconds: rising before a border, urgent within it. */
const TONES: Readonly<Record<Warning<unknown>['level'], readonly number[]>> = {
  near: [660, 880],
  maybe: [880, 660, 880, 660],
  inside: [988, 740, 988, 740, 988, 740],
}
const TONE_S = 0.22

/** How a device shakes, in ms: on, off, on. */
const SHAKES: Readonly<Record<Warning<unknown>['level'], number[]>> = {
  near: [200],
  maybe: [400, 150, 400],
  inside: [700, 150, 700, 150, 700],
}

/** Sounds warnings. A browser lets a page sound only after a press of the visitor: `open` is called in one. */
export class Siren {
  #context: AudioContext | null = null

  open(): void {
    this.#context ??= new AudioContext()
    void this.#context.resume()
  }

  sound(level: Warning<unknown>['level']): void {
    const context = this.#context
    if (context === null) return
    TONES[level].forEach((hertz, index) => tone(context, hertz, context.currentTime + index * TONE_S))
  }

  close(): void {
    void this.#context?.close()
    this.#context = null
  }
}

function tone(context: AudioContext, hertz: number, at: number): void {
  const [oscillator, volume] = [context.createOscillator(), context.createGain()]
  oscillator.frequency.value = hertz
  oscillator.connect(volume).connect(context.destination)
  // Begins and ends softly: a wave that is cut off clicks.
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.6, at + 0.02)
  volume.gain.linearRampToValueAtTime(0, at + TONE_S)
  oscillator.start(at)
  oscillator.stop(at + TONE_S)
}

export const canShake = (): boolean => 'vibrate' in navigator

export function shake(level: Warning<unknown>['level']): void {
  if (canShake()) navigator.vibrate(SHAKES[level])
}
