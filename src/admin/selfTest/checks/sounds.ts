import { deviceStory } from '#contract/routes.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import { call } from '#api/client.ts'
import { allDevicesQuery } from '#api/queries/devices.ts'
import { queryClient } from '#api/queryClient.ts'
import { audioContext } from '#audio/engine.ts'
import type { Mixer } from '#audio/Mixer.ts'
import { theMixer } from '#audio/theMixer.ts'
import { levelOf } from '#audio/recorder/levelMeter.ts'
import { type SoundName, sounds as files } from '#audio/sounds.gen.ts'
import { createPlayer } from '#audio/voice.ts'
import { type Check, failed, notApplicable, passed, pause, until } from '../finding.ts'

/** dB re full scale at the speakers: less is no sound. */
const silenceDb = -90
/** ms that a sound may take until it is heard: some swell, and a short one is over soon. */
const audibleWithinMs = 1_200
const latestMs = 400
/** So often is a sound played before it counts as silent: on a busy machine one is over before anybody listens. */
const tries = 3
/** Samples that the ear remembers: 170 ms at 48 kHz. */
const memory = 8192
/** ms until the sound before has died away. */
const quietWithinMs = 600
/** Where the first so many are silent, all are. */
const enough = 4
/** The sounds that are played to the tester. */
const chime: SoundName = 'eject'
const narrationMs = 8_000

/** The mixer, and an ear at its end. */
async function listen(): Promise<{ mixer: Mixer; isAudible: () => boolean; close: () => void }> {
  const mixer = await theMixer()
  const context = audioContext()
  await until(() => context.state === 'running', audibleWithinMs)
  const ear = new AnalyserNode(context, { fftSize: memory })
  const samples = new Float32Array(ear.fftSize)
  mixer.output.connect(ear)
  return {
    mixer,
    isAudible: () => {
      ear.getFloatTimeDomainData(samples)
      return levelOf(samples).peakDb > silenceDb
    },
    close: () => void mixer.output.disconnect(ear),
  }
}

/** Plays every sound through the mix and measures it at the output. */
export const sounds: Check = async () => {
  const names = soundNames()
  const { mixer, isAudible, close } = await listen()
  await mixer.prepare(names)
  const silent: SoundName[] = []
  try {
    for (const [at, name] of names.entries()) {
      let wasAudible = false
      for (let attempt = 0; attempt < tries && !wasAudible; attempt += 1) {
        await until(() => !isAudible(), quietWithinMs)
        const playing = mixer.play(name)
        wasAudible = await until(
          isAudible,
          Math.min(audibleWithinMs, files[name].seconds * 1000 + latestMs),
          10,
        )
        playing.stop()
      }
      if (!wasAudible) silent.push(name)
      if (silent.length === enough && at === enough - 1) return failed('allSilent')
    }
  } finally {
    close()
  }
  if (silent.length === names.length) return failed('allSilent')
  return silent.length > 0 ? failed('someSilent', silent.join(', ')) : passed(String(names.length))
}

function soundNames(): SoundName[] {
  const names: SoundName[] = []
  let name: SoundName
  for (name in files) names.push(name)
  return names
}

/** A narration comes from the server and speaks through the voices' way. */
export const narration: Check = async () => {
  const url = await firstNarration()
  if (url === null) return notApplicable('noNarration')
  const { isAudible, close } = await listen()
  // A new ear remembers nothing of the sound before, and would take its end for the narration.
  await pause(quietWithinMs)
  const player = createPlayer({ url, duration: 0 })
  player.play()
  try {
    return (await until(isAudible, narrationMs)) ? passed() : failed('narrationSilent')
  } finally {
    player.stop()
    close()
  }
}

async function firstNarration(): Promise<string | null> {
  for (const { id } of await queryClient.fetchQuery(allDevicesQuery)) {
    const params = { deviceId: id, exhibitionId: mainExhibitionId }
    const story = await call(deviceStory, { params, query: {} })
    if ('audioUrl' in story && story.audioUrl !== undefined) return story.audioUrl
  }
  return null
}

/** Asks a person, because no program knows whether the loudspeaker sounds. */
export const speaker: Check = async (bench) => {
  const mixer = await theMixer()
  await mixer.prepare([chime])
  await pause(quietWithinMs)
  return (await bench.askAudible(() => void mixer.play(chime))) ? passed() : failed('inaudible')
}
