// What house.ts puts the desk together from, for tests/bundle.ts: Node reads no .tsx, and the screens are.
export { openPeople } from '../../server/desk/people/open-people.ts';
export { createPushStore } from '../../server/desk/people/push-store.ts';
export { createStaffLinks } from '../../server/desk/people/staff-links.ts';
export { printedSettings } from '../../server/desk/settings/printed.ts';
export { createSettings } from '../../server/desk/settings/settings.ts';
export { createSettingsStore } from '../../server/desk/settings/settings-store.ts';
export { createDesk, deskRoutes } from '../../server/desk/web/desk.ts';
export { openWork } from '../../server/desk/work/open-work.ts';
