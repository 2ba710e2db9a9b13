import * as adminContent from './adminContentRoutes.ts'
import * as adminNarrations from './adminNarrationRoutes.ts'
import * as adminReview from './adminReviewRoutes.ts'
import * as admin from './adminStoryRoutes.ts'
import * as kiosks from './kioskRoutes.ts'
import type { Route } from './route.ts'
import * as routes from './routes.ts'
import * as staff from './staffRoutes.ts'
import * as version from './versionRoutes.ts'

/** Every call there is, those of visitors and those of staff: by noun, under the name that generated clients give it. */
export const operations = {
  devices: {
    listDevices: routes.allDevices,
    listExhibitionDevices: staff.exhibitionDevices,
    listStaffDevices: staff.staffDevices,
    publishDevice: staff.publishDevice,
    hideDevice: staff.hideDevice,
    renameDevice: admin.renameDevice,
    orderDevices: admin.orderDevices,
  },
  stories: {
    listStories: routes.storiesByDevice,
    listDeviceStories: routes.deviceStories,
    pickRandomStories: routes.randomStories,
    listVisuals: routes.deviceVisuals,
    submitTextStory: routes.shareText,
    submitVoiceStory: routes.shareVoice,
    submitTextStoryOnNewDevice: routes.shareTextOnNewDevice,
    submitVoiceStoryOnNewDevice: routes.shareVoiceOnNewDevice,
    openOwnStory: routes.ownStory,
    correctOwnStory: routes.correctOwnStory,
    withdrawOwnStory: routes.withdrawOwnStory,
    withdrawOwnVoice: routes.withdrawOwnVoice,
    generateVisuals: staff.generateVisuals,
    removeSampleStories: staff.removeSamples,
    listAdminStories: admin.adminStories,
    readAdminStory: admin.adminStory,
    decideStory: admin.decideStory,
    deleteStory: admin.deleteStory,
    undoDecision: admin.undoDecision,
    editStory: admin.editStory,
    redrawStory: admin.redrawStory,
    swapVisual: admin.formerVisual,
  },
  narrations: {
    readDeviceStory: routes.deviceStory,
    generateDeviceStory: staff.generateDeviceStory,
    listNarrations: adminNarrations.adminNarrations,
    previewNarration: adminNarrations.previewNarration,
    acceptNarration: adminNarrations.acceptNarration,
    discardNarration: adminNarrations.discardNarration,
    restoreNarration: adminNarrations.restoreNarration,
    listScripts: adminNarrations.narrationScripts,
    saveScript: adminNarrations.saveScript,
    saveTake: adminNarrations.saveTake,
    removeTake: adminNarrations.removeTake,
    saveTakeCues: adminNarrations.saveTakeCues,
    uploadReading: adminNarrations.uploadReading,
    cutReading: adminNarrations.cutReading,
    removeReading: adminNarrations.removeReading,
    readGeneration: staff.generation,
    retryGeneration: staff.retryGeneration,
  },
  avatars: {
    listAvatars: routes.avatars,
    readAvatar: routes.avatar,
    createAvatar: routes.createAvatar,
    listAdminAvatars: adminReview.adminAvatars,
    decideAvatar: adminReview.decideAvatar,
    deleteAvatar: adminReview.deleteAvatar,
  },
  memories: {
    submitTextMemory: routes.memoryText,
    submitVoiceMemory: routes.memoryVoice,
    summarizeMemories: admin.memorySummary,
    tryRetention: admin.tryRetention,
  },
  persons: {
    findPerson: adminReview.findPerson,
    exportPerson: adminReview.exportPerson,
    erasePerson: adminReview.erasePerson,
  },
  playground: {
    listPlaygroundDevices: routes.playgroundDevices,
    submitPlaygroundStory: routes.playgroundStory,
    ejectFloppy: routes.ejectFloppy,
    readThemeFile: routes.themeFile,
    listPlaygroundStories: adminReview.adminPlaygroundStories,
    deletePlaygroundStory: adminReview.deletePlaygroundStory,
  },
  content: {
    readContent: routes.content,
    readAdminContent: adminContent.adminContent,
    saveContent: adminContent.saveContent,
    publishContent: adminContent.publishContent,
    undoContent: adminContent.undoContent,
  },
  kiosks: {
    sendHeartbeat: kiosks.heartbeat,
    publishToGroup: kiosks.groupPublish,
    listenToGroup: kiosks.groupRecent,
    listKiosks: kiosks.kiosks,
    nameKiosk: kiosks.nameKiosk,
    changeKioskSettings: kiosks.setKiosk,
    changeLocationSettings: kiosks.setLocation,
    reloadKiosk: kiosks.reloadKiosk,
    restartKiosk: kiosks.restartKiosk,
    forgetKiosk: kiosks.forgetKiosk,
    reportSelfTest: kiosks.reportSelfTest,
    listKioskKeys: admin.kioskKeys,
    createKioskKey: admin.createKioskKey,
    revokeKioskKey: admin.revokeKioskKey,
    setKioskKeyLocation: kiosks.setKeyGroup,
  },
  staff: {
    logIn: staff.login,
    logOut: staff.logout,
    readMe: admin.me,
    readSettings: admin.adminSettings,
    changeSettings: admin.changeSettings,
    listAudit: admin.audit,
    readUsage: admin.usage,
    createExportTicket: admin.exportTicket,
  },
  server: {
    readHealth: kiosks.health,
    readVersion: version.version,
    readHealthReport: kiosks.healthReport,
    confirmClock: kiosks.confirmClock,
    listAlarms: kiosks.alarms,
    testAlarms: kiosks.testAlarms,
    noteAlarm: kiosks.noteAlarm,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Route>>>>

export const allRoutes: readonly Route[] = Object.values(operations).flatMap((calls) =>
  Object.values<Route>(calls),
)
