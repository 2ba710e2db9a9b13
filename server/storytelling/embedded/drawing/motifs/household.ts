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
  sector,
  stroke,
  tones,
  within,
} from '../shapes.ts'
import type { Motif } from './motif.ts'

const { dark, accent, light, both, paper, grey, pale, tint, wash, shade } = tones

export const lamp: Motif = {
  pose: 'stands',
  draw: () => [
    fill(polygon(-150, -150, 170, -250, 620, 460, -520, 460), fade([null, null, 0.75], [null, null, 0.1])),
    fill(ellipse(60, 440, 230, 44), dark),
    stroke(polyline(100, 420, 290, 60, 10, -300), dark, 26),
    fill(circle(290, 60, 34), accent),
    place(
      0,
      -290,
      [
        fill('M-210 130Q-190 -90 -60 -140H60Q190 -90 210 130Z', lit(accent, 0.6)),
        fill(ellipse(0, 130, 210, 46), dark),
        fill(ellipse(0, 136, 120, 26), light),
        fill(rect(-40, -190, 80, 60, 16), dark),
      ],
      1,
      18,
    ),
  ],
}

export const door: Motif = {
  pose: 'stands',
  draw: () => [
    fill(rect(-300, -470, 560, 920), dark),
    fill(polygon(-260, -430, 220, -430, 220, 450, -260, 450), light),
    fill(polygon(-260, 450, 220, 450, 620, 640, -80, 640), fade([null, null, 0.9], [null, null, 0.2])),
    fill(polygon(-260, -430, 90, -360, 90, 540, -260, 450), lit(accent, 0.6)),
    ...[
      [-210, -340, 40, -298, 40, 0, -210, -20],
      [-210, 60, 40, 76, 40, 440, -210, 384],
    ].map((xy) => stroke(polygon(...xy), dark, 12)),
    fill(circle(54, 60, 26), dark),
    fill(rect(-300, -470, 40, 920), dark),
  ],
}

export const table: Motif = {
  pose: 'stands',
  draw: () => [
    fill(polygon(-360, 60, -300, 60, -330, 450, -370, 450), dark),
    fill(polygon(360, 60, 300, 60, 330, 450, 370, 450), dark),
    fill(polygon(-480, -60, 480, -60, 620, 70, -620, 70), paper),
    within(polygon(-480, -60, 480, -60, 620, 70, -620, 70), [
      ...repeat(12, (i) =>
        fill(
          polygon(-480 + i * 80, -60, -440 + i * 80, -60, -568 + i * 103.3, 70, -620 + i * 103.3, 70),
          accent,
        ),
      ),
      ...repeat(2, (i) => fill(rect(-620, -34 + i * 58, 1240, 22 + i * 6), shade)),
    ]),
    fill(
      polygon(
        -620,
        70,
        620,
        70,
        560,
        190,
        430,
        90,
        300,
        190,
        150,
        90,
        0,
        190,
        -150,
        90,
        -300,
        190,
        -430,
        90,
        -560,
        190,
      ),
      lit(accent, 0.4),
    ),
    fill('M-120 -70V-240Q-120 -300 -60 -300H60Q120 -300 120 -240V-70Q0 -30 -120 -70Z', lit(light, 0.5)),
    stroke('M120 -240Q220 -240 200 -160T120 -110', dark, 22),
    fill(ellipse(0, -296, 90, 20), dark),
    fill('M-400 -60Q-400 -150 -290 -150T-180 -60Q-290 -20 -400 -60Z', dark),
    fill(ellipse(-290, -136, 80, 18), both),
    fill(polygon(260, -46, 430, -66, 450, -34, 280, -10), dark),
    stroke(polyline(0, -900, 0, -640), dark, 10),
    fill('M-190 -480Q-170 -640 0 -650T190 -480Z', dark),
    fill(ellipse(0, -480, 190, 28), light),
  ],
}

export const bed: Motif = {
  pose: 'stands',
  draw: () => [
    fill(rect(-560, -230, 70, 680, 24), dark),
    fill(rect(500, 0, 64, 450, 24), dark),
    fill(rect(-500, 200, 1010, 130), lit(light, 0.5)),
    fill('M-480 90C-500 -60 -300 -90 -220 0S-240 180 -260 200H-480Z', paper),
    stroke('M-480 90C-500 -60 -300 -90 -220 0S-240 180 -260 200H-480Z', dark, 10),
    fill(circle(-250, 40, 88), dark),
    fill('M-220 110C-120 -60 60 -110 220 -20S440 40 510 60V220H-250Z', lit(accent, 0.65)),
    ...repeat(4, (i) =>
      stroke(
        `M${-110 + i * 150} ${[20, -60, -20, 44][i] ?? 0}Q${-60 + i * 150} 110 ${-130 + i * 160} 214`,
        dark,
        10,
      ),
    ),
    fill(rect(-500, 320, 1010, 44), dark),
  ],
}

export const clock: Motif = {
  pose: 'flies',
  draw: () => [
    ...[-1, 1].flatMap((s) => [
      place(s * 210, -390, [fill('M-130 30A130 130 0 0 1 130 30Z', accent)], 1, s * 32),
      stroke(polyline(s * 260, 300, s * 330, 430), dark, 46),
    ]),
    stroke(polyline(0, -360, 0, -460), dark, 30),
    fill(circle(0, 0, 390), dark),
    fill(circle(0, 0, 330), paper),
    fill(sector(0, 0, 330, -90, 28), wash),
    ...repeat(12, (i) =>
      place(0, 0, [fill(rect(-9, -310, i % 3 ? 12 : 22, i % 3 ? 36 : 70), dark)], 1, i * 30),
    ),
    stroke(polyline(0, 0, 0, -230), dark, 34),
    stroke(polyline(0, 0, 150, 82), dark, 34),
    stroke(polyline(-50, 60, 160, -220), accent, 12),
    fill(circle(0, 0, 34), accent),
  ],
}

export const windowMotif: Motif = {
  pose: 'stands',
  draw: () => [
    fill(rect(-400, -450, 800, 860), dark),
    fill(rect(-350, -400, 330, 370), lit(light, 0.2)),
    fill(rect(20, -400, 330, 370), fade(light, [0.4, 0, 1])),
    fill(rect(-350, 10, 330, 350), tint),
    fill(rect(20, 10, 330, 350), lit(tint, 0.4)),
    fill(circle(190, -250, 84), paper),
    fill(polygon(-350, 360, -350, 240, -230, 130, -110, 250, -20, 190, -20, 360), [0.6, 1, 0]),
    fill(polygon(20, 360, 20, 160, 130, 90, 250, 210, 350, 150, 350, 360), [0.6, 1, 0]),
    fill('M-470 -490H-300C-250 -200 -330 100 -400 400H-490Z', lit(accent, 0.5)),
    fill('M470 -490H300C250 -200 330 100 400 400H490Z', lit(accent, 0.5)),
    fill(rect(-540, -510, 1080, 36, 18), dark),
    fill(rect(-480, 400, 960, 50), pale),
    stroke(rect(-480, 400, 960, 50), dark, 10),
  ],
}

export const house: Motif = {
  pose: 'stands',
  draw: () => [
    fill(polygon(120, -160, 470, -30, 470, 450, 120, 450), [0.5, 0, 1]),
    fill(polygon(-430, 10, -160, -300, 120, -20, 120, 450, -430, 450), light),
    fill(polygon(-500, 50, -160, -360, -120, -330, -100, -330, 520, -10, 500, 30, 180, 20), accent),
    fill(polygon(-160, -360, -100, -400, 220, -380, 540, -10, 130, 10), lit(accent, 0.6)),
    fill(rect(180, -470, 90, 170), dark),
    stroke('M226 -490C160 -560 290 -600 220 -690S330 -790 280 -840', grey, 30),
    fill(rect(-220, 190, 130, 260), dark),
    fill(rect(-360, 110, 100, 120), paper),
    fill(rect(-60, 110, 110, 120), dark),
    ...[230, 360].map((x) => fill(polygon(x, 90, x + 70, 100, x + 70, 230, x, 230), paper)),
    stroke(polyline(-310, 110, -310, 230), dark, 9),
    stroke(polyline(-360, 170, -260, 170), dark, 9),
    fill(circle(-116, 320, 10), light),
  ],
}
