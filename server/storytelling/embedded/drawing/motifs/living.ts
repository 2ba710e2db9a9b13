import {
  circle,
  ellipse,
  fade,
  fill,
  lit,
  place,
  polygon,
  polyline,
  rect,
  repeat,
  stroke,
  tones,
  within,
} from '../shapes.ts'
import type { Drawing, Tone } from '../shapes.ts'
import type { Motif } from './motif.ts'

const { dark, accent, light, both, paper, grey, tint, wash } = tones

/** A hand that comes from below, its back to us, fingers up. */
function hand(skin: Tone): Drawing {
  return [
    ...[
      [-150, -250, -12, 330],
      [-50, -330, -4, 400],
      [56, -310, 5, 390],
      [150, -220, 14, 320],
    ].map(([x = 0, y = 0, turn = 0, long = 0]) =>
      place(
        x,
        y,
        [
          fill(rect(-48, 0, 96, long, 48), lit(skin, 0.4)),
          fill(rect(-26, 14, 52, 60, 24), paper),
          ...repeat(2, (i) => stroke(`M-24 ${130 + i * 18}Q0 ${142 + i * 18} 24 ${130 + i * 18}`, dark, 6)),
        ],
        1,
        turn,
      ),
    ),
    place(
      -260,
      60,
      [fill(rect(-50, -120, 100, 330, 50), lit(skin, 0.2)), fill(rect(-28, -106, 52, 58, 24), paper)],
      1,
      -38,
    ),
    fill(
      'M-220 20Q-20 -60 210 20C250 160 200 300 150 380V700H-150V380C-230 300 -250 160 -220 20Z',
      lit(skin, 0.5),
    ),
    stroke('M-110 70Q-90 190 -120 260', dark, 7),
    stroke('M0 60Q14 180 0 270', dark, 7),
    stroke('M110 80Q110 180 90 250', dark, 7),
  ]
}

export const hands: Motif = {
  pose: 'stands',
  draw: () => [
    place(
      -230,
      60,
      [
        ...hand(light),
        fill(rect(-210, 470, 420, 300, 40), accent),
        ...repeat(5, (i) => fill(circle(-150 + i * 75, 520, 16), paper)),
      ],
      0.9,
      16,
    ),
    place(
      250,
      110,
      [
        ...hand(light),
        fill(rect(-210, 470, 420, 300, 40), accent),
        fill(rect(28, -120, 60, 22, 8), dark),
        fill(circle(58, -122, 24), accent),
        ...repeat(5, (i) => fill(circle(-150 + i * 75, 520, 16), paper)),
      ],
      [-0.9, 0.9],
      -14,
    ),
  ],
}

export const cat: Motif = {
  pose: 'stands',
  draw: () => [
    stroke('M230 380C520 430 520 90 400 60S330 -60 420 -110', dark, 60),
    fill('M-210 450C-280 250 -200 20 -40 -40C200 -60 330 200 310 450Z', dark),
    fill(
      'M-330 -420L-230 -330Q-130 -370 -30 -330L70 -420Q110 -250 60 -130C20 -30 -270 -30 -320 -130Q-370 -250 -330 -420Z',
      dark,
    ),
    fill(polygon(-300, -360, -240, -310, -290, -270), accent),
    fill(polygon(40, -360, -20, -310, 30, -270), accent),
    fill('M-270 -220Q-220 -270 -160 -220Q-220 -180 -270 -220Z', light),
    fill('M-100 -220Q-40 -270 10 -220Q-40 -180 -100 -220Z', light),
    fill(ellipse(-215, -220, 11, 28), dark),
    fill(ellipse(-45, -220, 11, 28), dark),
    fill(polygon(-154, -158, -106, -158, -130, -130), accent),
    ...[-1, 1].flatMap((s) =>
      repeat(2, (i) =>
        stroke(polyline(-130 + s * 60, -130 + i * 20, -130 + s * 240, -160 + i * 50), paper, 6),
      ),
    ),
    stroke('M-60 450C-90 330 -90 250 -60 180', grey, 12),
    stroke('M60 450C70 350 60 270 40 210', grey, 12),
    fill('M-190 60Q-110 120 10 70L0 110Q-110 160 -190 100Z', accent),
    fill(circle(-96, 140, 30), light),
  ],
}

export const dog: Motif = {
  pose: 'stands',
  draw: () => [
    stroke('M330 100C430 40 470 -60 440 -150', dark, 50),
    fill(
      'M-200 -40C0 -60 260 -20 350 100L370 450H270L250 250C150 290 0 290 -60 270L-80 450H-190L-210 150Z',
      lit(accent, 0.6),
    ),
    fill(
      'M-440 -250C-400 -370 -230 -420 -110 -340C-40 -280 -60 -100 -80 60L-210 120C-250 20 -260 -40 -300 -90L-470 -110C-520 -130 -520 -200 -440 -250Z',
      lit(accent, 0.3),
    ),
    fill('M-190 -370C-80 -400 30 -250 -10 -40C-90 -60 -180 -200 -190 -370Z', dark),
    fill(ellipse(-490, -190, 46, 38), dark),
    fill(circle(-320, -250, 22), dark),
    stroke('M-450 -120Q-380 -100 -330 -140', dark, 12),
    fill(polygon(-250, 50, -60, 0, -56, 60, -236, 116), light),
    fill(circle(-200, 140, 34), dark),
    fill('M120 -10Q260 10 300 130Q180 140 120 -10Z', dark),
  ],
}

export const bird: Motif = {
  pose: 'flies',
  draw: () => [
    fill(
      'M-420 -60C-330 -160 -190 -150 -120 -60C20 -40 160 40 420 60L560 180L330 170C180 250 -120 260 -240 100C-270 50 -330 0 -420 -60Z',
      lit(accent, 0.6),
    ),
    fill('M-120 -40C-60 -300 160 -430 380 -440C330 -330 300 -200 230 -110S60 60 -20 60Z', dark),
    fill('M-60 -30C0 -220 140 -330 290 -370C240 -260 190 -120 60 0Z', light),
    fill(polygon(-400, -80, -540, -40, -400, -20), dark),
    fill(circle(-310, -70, 20), dark),
  ],
}

/** A person in a pose as one flat shape: the trunk leans from hip to neck. */
function figure(dress: Tone, skin: Tone, hair: Drawing): Drawing {
  return [
    stroke('M-70 60C-110 210 -60 300 -140 440', skin, 54),
    stroke('M50 60C60 220 150 280 130 440', skin, 54),
    fill('M-200 440H-90V400Z', dark),
    fill('M90 440H220L130 400Z', dark),
    fill(circle(0, -370, 84), skin),
    ...hair,
    fill('M-96 -250Q0 -290 96 -250L76 -80L150 160H-150L-76 -80Z', lit(dress, 0.5)),
  ]
}

export const dancers: Motif = {
  pose: 'stands',
  draw: () => [
    place(
      -180,
      0,
      [...figure(dark, light, [fill('M-84 -380A86 86 0 0 1 90 -400Q20 -440 -84 -380Z', dark)])],
      1,
      -8,
    ),
    place(
      190,
      10,
      [
        fill('M-90 -30L-330 330Q-180 400 0 360T330 320L80 -40Z', lit(accent, 0.6)),
        stroke('M-50 330C-60 380 -110 400 -120 446', light, 46),
        stroke('M70 330C120 380 60 410 150 430', light, 46),
        fill('M-80 -250Q0 -280 80 -250L70 -20H-70Z', accent),
        fill(circle(0, -360, 80), light),
        fill(
          'M-80 -370C-90 -470 80 -480 84 -380C120 -340 210 -330 230 -250C150 -250 90 -290 60 -400Q0 -420 -80 -370Z',
          dark,
        ),
      ],
      1,
      10,
    ),
    stroke('M-120 -220C-60 -120 60 -120 120 -210', dark, 42),
    stroke('M-260 -210C-380 -290 -330 -420 -210 -480', dark, 42),
    stroke('M280 -200C420 -280 400 -400 330 -480', light, 40),
  ],
}

export const child: Motif = {
  pose: 'stands',
  draw: () => [
    stroke('M-70 260V430', light, 60),
    stroke('M80 260V430', light, 60),
    fill('M-160 450Q-150 390 -60 400L-30 450Z', dark),
    fill('M50 450Q60 390 140 400L180 450Z', dark),
    stroke('M-130 -40C-250 60 -270 130 -240 220', light, 52),
    stroke('M130 -40C260 -60 300 -160 310 -260', light, 52),
    fill('M-150 -80Q0 -140 150 -80L180 290H-180Z', lit(accent, 0.55)),
    ...repeat(3, (i) => stroke(polyline(-158 - i * 8, 20 + i * 84, 158 + i * 8, 20 + i * 84), paper, 26)),
    fill(circle(0, -260, 180), light),
    fill(
      'M-190 -240C-230 -470 220 -490 190 -240C120 -260 90 -330 60 -360C-20 -290 -120 -270 -190 -240Z',
      dark,
    ),
    fill(circle(-60, -230, 15), dark),
    fill(circle(70, -230, 15), dark),
    stroke('M-40 -150Q10 -110 60 -156', dark, 13),
    stroke(polyline(310, -270, 330, -900), dark, 6),
    fill(circle(-120, -180, 30), [0, 0.4, 1]),
    fill(circle(130, -180, 30), [0, 0.4, 1]),
  ],
}

export const couple: Motif = {
  pose: 'stands',
  draw: () => [
    fill('M-520 460C-530 150 -420 -10 -240 -20C-60 -10 30 150 30 460Z', lit(accent, 0.6)),
    fill(circle(-240, -210, 176), light),
    fill(
      'M-430 -180C-460 -430 -60 -470 -50 -190C-40 -60 -10 -20 30 30C-60 60 -110 -30 -120 -250C-220 -210 -330 -230 -430 -180Z',
      dark,
    ),
    fill('M-40 460C-30 120 70 -60 270 -70C470 -60 560 120 570 460Z', dark),
    fill(circle(270, -270, 176), light),
    fill('M96 -300C90 -480 440 -510 446 -290C380 -330 330 -390 200 -370Q130 -350 96 -300Z', dark),
    fill('M150 -30L270 120L390 -30L330 -70H210Z', paper),
    fill(polygon(250, 40, 290, 40, 310, 300, 270, 340, 230, 300), accent),
    ...[-300, -190].map((x) => fill(circle(x, -200, 14), dark)),
    ...[220, 330].map((x) => fill(circle(x, -260, 14), dark)),
    stroke('M-290 -120Q-240 -80 -190 -124', dark, 12),
    stroke('M220 -180Q270 -140 330 -184', dark, 12),
    stroke(circle(220, -262, 46), dark, 9),
    stroke(circle(330, -262, 46), dark, 9),
  ],
}

export const tree: Motif = {
  pose: 'stands',
  draw: () => [
    fill('M-44 450L-20 40L44 40L60 450Z', dark),
    stroke('M0 190L170 40', dark, 30),
    stroke('M0 110L-140 -20', dark, 30),
    fill(
      'M-60 160C-300 220 -420 40 -330 -90C-450 -250 -250 -450 -90 -390C20 -530 280 -470 290 -300C440 -250 430 -20 290 30C230 180 20 190 -60 160Z',
      lit(accent, 0.65),
    ),
    ...repeat(14, (i) =>
      fill(ellipse(-250 + ((i * 173) % 500), -330 + ((i * 127) % 400), 36, 20), i % 3 ? light : paper),
    ),
    stroke('M-10 190L-10 -140', dark, 20),
    stroke('M-10 -20L90 -120', dark, 16),
  ],
}

export const eye: Motif = {
  pose: 'flies',
  draw: () => [
    fill('M-480 0C-260 -290 260 -290 480 0C260 250 -260 250 -480 0Z', paper),
    within('M-480 0C-260 -290 260 -290 480 0C260 250 -260 250 -480 0Z', [
      fill(circle(0, -20, 200), fade(accent, both)),
      fill(circle(0, -20, 96), dark),
      fill(circle(56, -80, 44), paper),
    ]),
    stroke('M-480 0C-260 -290 260 -290 480 0C260 250 -260 250 -480 0Z', dark, 24),
    ...repeat(7, (i) =>
      stroke(
        polyline(
          -300 + i * 100,
          -190 - (3 - Math.abs(i - 3)) * 24,
          -390 + i * 130,
          -310 - (3 - Math.abs(i - 3)) * 36,
        ),
        dark,
        20,
      ),
    ),
    fill(ellipse(-340, 260, 90, 40), tint),
    fill('M300 240C360 330 360 400 300 400S240 330 300 240Z', wash),
  ],
}
