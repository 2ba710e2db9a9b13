// Written by `npm run make -- models`; do not edit.
import type { ModelName } from '../../src/scenes/models.gen.ts'

/** SHA-256 of each model's plain glTF before light is baked in: whether the committed file was made from this shape. */
export const unlit: Readonly<Record<ModelName, string>> = {
  answeringMachine: 'dd682094974b40e2a1efa3f4adc3b5a3df9553a999dd5708ca8b81bc92fd55e7',
  cassette: '1d05d67b343d71036cfd6b8422102a567f494c8e4068c0425c998ce38da62c6b',
  cassetteInside: '41d3baa5ced90dcf728b061bc2603613bc58a802c073eb946c4bf7ee173eec18',
  computer: '769a581c1e19f00651fbe719de42454a7c99f19e2cd42098074c3347e6214773',
  computerInside: '2675ea5a127ee3194425cc4803e62af0558e937cf3915577c255d5985dba141d',
  deck: '9e81510b85310356b905e6e94d2afa5bce3d6973298dcc137d68e7aba58662ce',
  deckInside: 'a935258e981de43129a80861e4ca2828ab2b54c99e3f1e56a792adca2acc11b2',
  player: '068a680c8ac89d18f062e046cc9e08ed54456bb234761986a2fad159030279c0',
  playerInside: 'f0244d4e3218ce5263911f22e1c6ea511b2641a1b6fd7f4df7f063632107b769',
  plinth: '3cd389c81788fd6aab1352ad47c5859eaa84a8000a27a8ed2a99bed24f4dfb56',
  shelf: '81d9a2cd4e3a602e87a7b00ef3cc13844e5ad6a1fe643b64e39263440f625b26',
  speaker: '1dd0bd9b2d7ca55637dedeabc452594135098fd0eda99821e67c1a15f90ae73e',
  speakerInside: 'a23990cbbf85a3c655347c2fc08fbbf0b6b3170ac63f76178075a35da0e80dc6',
}
