import styles from './FloppyDrive.module.css'

/** A drive seen from above, front towards the viewer, in theme colours. CSS moves the disk by the drive's state. */
export function FloppyPicture() {
  return (
    <svg className={styles.floppy} viewBox="0 0 480 300" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="floppy-front">
          <rect x="0" y="170" width="480" height="130" />
        </clipPath>
      </defs>
      <rect className={styles.driveBody} x="1.5" y="1.5" width="477" height="166" />
      <path className={styles.driveVents} d="M60 34 H420 M60 54 H420 M60 74 H420 M60 94 H420" />
      <rect className={styles.driveSlot} x="60" y="124" width="360" height="22" />
      <circle className={styles.driveLamp} cx="34" cy="135" r="5" />
      <rect className={styles.driveButton} x="434" y="124" width="30" height="22" />
      <g clipPath="url(#floppy-front)">
        <g className={styles.disk}>
          <path className={styles.diskBody} d="M72 40 H408 V282 a8 8 0 0 1 -8 8 H80 a8 8 0 0 1 -8 -8 Z" />
          <rect className={styles.diskLabel} x="108" y="130" width="264" height="134" />
          <path className={styles.diskLine} d="M124 190 H356 M124 214 H356 M124 238 H280" />
        </g>
      </g>
      <rect className={styles.driveFront} x="1.5" y="1.5" width="477" height="166" />
    </svg>
  )
}
