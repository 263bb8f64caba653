/** The usual configuration, with a cache that is deleted with the copy. */
const { join } = require('node:path');
const config = require('../../jest.config.cjs');

module.exports = {
  ...config,
  projects: config.projects.map((project) => ({
    ...project,
    cacheDirectory: join(project.rootDir, '.cache', 'jest'),
    setupFilesAfterEnv: [...(project.setupFilesAfterEnv ?? []), join(__dirname, 'jest-globals.cjs')],
  })),
};
