import type { Page } from '@playwright/test'

/** What a microphone hears: nothing at all, a 440 Hz tone at half of full scale, or one that clips. */
export type Heard = 'silence' | 'tone' | 'shout'

export interface FakeMicrophone {
  /** From now on it hears this; in the middle of a recording, too. */
  hear(what: Heard): Promise<void>
  /** The next request for it is refused, as by a visitor who says no. */
  refuse(): Promise<void>
  /** Somebody pulls it out: every track that is still recording ends. */
  unplug(): Promise<void>
  /** How many of the tracks handed out are still recording: 0 once the page has let go. */
  openTracks(): Promise<number>
}

declare global {
  interface Window {
    fakeMicrophone?: { hear(what: Heard): void; refuse(): void; unplug(): void; openTracks(): number }
  }
}

/**
 * Gives a page a microphone whose sound the test decides. Chromium's own fake device only beeps.
 * Call before the page opens; the stream itself, and all that records it, is real.
 */
export async function useFakeMicrophone(page: Page): Promise<FakeMicrophone> {
  await page.addInitScript(function installFakeMicrophone() {
    const tracks: MediaStreamTrack[] = []
    let level = 0.5
    let isRefused = false
    let gain: GainNode | undefined
    let context: AudioContext | undefined
    let output: MediaStreamAudioDestinationNode | undefined

    function open(): MediaStream {
      if (output === undefined || context === undefined) {
        context = new AudioContext({ sampleRate: 48_000 })
        output = new MediaStreamAudioDestinationNode(context, { channelCount: 1 })
        gain = new GainNode(context, { gain: level })
        const tone = new OscillatorNode(context, { frequency: 440 })
        tone.connect(gain).connect(output)
        tone.start()
      }
      // A clone each time: a page that stops its tracks must not silence the next recording.
      const stream = output.stream.clone()
      tracks.push(...stream.getTracks())
      return stream
    }

    navigator.mediaDevices.getUserMedia = async () => {
      if (isRefused) throw new DOMException('Permission denied', 'NotAllowedError')
      const stream = open()
      await context?.resume()
      return stream
    }
    window.fakeMicrophone = {
      hear: (what) => {
        level = { silence: 0, tone: 0.5, shout: 1.4 }[what]
        if (gain !== undefined) gain.gain.value = level
      },
      refuse: () => {
        isRefused = true
      },
      unplug: () => {
        for (const track of tracks.filter((each) => each.readyState === 'live')) {
          // `stop` alone is the page's own doing and is not reported to it.
          track.stop()
          track.dispatchEvent(new Event('ended'))
        }
      },
      openTracks: () => tracks.filter((track) => track.readyState === 'live').length,
    }
  })
  return {
    hear: (what) => page.evaluate((heard) => window.fakeMicrophone?.hear(heard), what),
    refuse: () => page.evaluate(() => window.fakeMicrophone?.refuse()),
    unplug: () => page.evaluate(() => window.fakeMicrophone?.unplug()),
    openTracks: () => page.evaluate(() => window.fakeMicrophone?.openTracks() ?? 0),
  }
}
