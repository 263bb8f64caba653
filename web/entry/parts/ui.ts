export { Page } from '../../shell/page';
