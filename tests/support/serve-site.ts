/** Serves the built site of a folder: `node tests/support/serve-site.ts <folder>`. Sends its port to the parent. */
import { startPreview, stopAtSignal } from '../../scripts/preview-server.ts';

const { port, close } = await startPreview(process.argv[2] ?? '.', 0);
process.send?.(port);
stopAtSignal(close);
