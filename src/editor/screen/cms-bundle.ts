import decap from 'decap-cms/package.json' with { type: 'json' };

/** Where the screen's code is served. Its version is part of the address, so that caches may keep it for good. */
export const CMS_FOLDER = `/_astro/decap-cms-${decap.version}`;

export const CMS_SCRIPT = `${CMS_FOLDER}/decap-cms.js`;

/** Whether a file of the package's folder is for browsers: the code, its parts loaded on demand, and the licences of it all. */
export const isServed = (file: string): boolean => /^(\d+\.)?decap-cms\.js(\.LICENSE\.txt)?$/.test(file);
