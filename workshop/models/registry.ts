import type { Model } from './lib/model.ts'
import { buildAnsweringMachine } from './objects/answeringMachine.ts'
import { buildCassette } from './objects/cassette.ts'
import { buildCassetteInside } from './objects/cassetteInside.ts'
import { buildComputer } from './objects/computer.ts'
import { buildComputerInside } from './objects/computerInside.ts'
import { buildDeck } from './objects/deck.ts'
import { buildDeckInside } from './objects/deckInside.ts'
import { buildPlayer } from './objects/player.ts'
import { buildPlayerInside } from './objects/playerInside.ts'
import { buildPlinth } from './objects/plinth.ts'
import { buildShelf } from './objects/shelf.ts'
import { buildSpeaker } from './objects/speaker.ts'
import { buildSpeakerInside } from './objects/speakerInside.ts'

/** Every model by name; its file is public/models/NAME.glb. */
export const objects: Readonly<Record<string, () => Model>> = {
  answeringMachine: buildAnsweringMachine,
  cassette: buildCassette,
  cassetteInside: buildCassetteInside,
  computer: buildComputer,
  computerInside: buildComputerInside,
  deck: buildDeck,
  deckInside: buildDeckInside,
  player: buildPlayer,
  playerInside: buildPlayerInside,
  plinth: buildPlinth,
  shelf: buildShelf,
  speaker: buildSpeaker,
  speakerInside: buildSpeakerInside,
}
