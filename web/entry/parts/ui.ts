export { Page } from '#web/shell/page.tsx';
