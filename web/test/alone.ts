/** Every file of tests begins with an empty browser; those that share a thread share its storage. */
globalThis.localStorage?.clear();
