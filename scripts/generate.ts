/** `npm run generate`: writes the files that are made from the sources. */
import { generatedFiles } from './generated-files.ts';

for (const { file, write } of generatedFiles) {
  await write();
  console.log(`wrote ${file}`);
}
