// Runs in the foreign page, ahead of everything: notes what goes wrong, plays the table to its end
// through what an embedder has (elements, events, methods, buttons), and tells by the page's title.
(() => {
  const wrong = [];
  const note = (what) => wrong.push(String(what).slice(0, 500));
  const globals = new Set(Object.getOwnPropertyNames(window));
  const head = () => document.head.innerHTML;

  addEventListener('error', (event) => note(`error: ${event.message ?? event.target?.src}`), true);
  addEventListener('unhandledrejection', (event) =>
    note(`unhandled: ${event.reason?.stack ?? event.reason}`),
  );
  document.addEventListener('securitypolicyviolation', (event) => {
    // The browser's own wish, not the table's.
    if (event.blockedURI.endsWith('/favicon.ico')) return;
    note(
      `violation: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
    );
  });
  for (const level of ['error', 'warn']) {
    const say = console[level].bind(console);
    console[level] = (...words) => {
      note(`console.${level}: ${words.join(' ')}`);
      say(...words);
    };
  }

  const checks = [];
  const check = (name, ok, detail = '') => checks.push({ name, ok, detail: String(detail) });
  const finish = () => {
    check('no error, no warning, no policy violation', wrong.length === 0, wrong.join('\n'));
    document.title = JSON.stringify(checks);
  };
  const late = setTimeout(() => {
    check('the match came to its end in time', false, `moves so far: ${moves}`);
    finish();
  }, 90_000);

  let moves = 0;
  let rounds = 0;

  document.addEventListener('DOMContentLoaded', async () => {
    const before = head();
    const table = document.querySelector('pip-domino-table');
    const ended = new Promise((resolve) =>
      table.addEventListener('pip-match-end', (event) => resolve(event.detail)),
    );
    table.addEventListener('pip-move', () => moves++);
    table.addEventListener('pip-refused', (event) =>
      note(`refused: ${JSON.stringify(event.detail)}`),
    );
    table.addEventListener('pip-error', (event) =>
      note(`pip-error: ${JSON.stringify(event.detail)}`),
    );
    table.addEventListener('pip-turn', (event) => {
      const [move] = event.detail.moves ?? [];
      if (move !== undefined) table.play(move).catch((error) => note(`play ${move}: ${error}`));
    });
    table.addEventListener('pip-round-end', () => {
      rounds++;
      pressNext(table);
    });
    // Its first turn may have come before anybody listened.
    customElements.whenDefined('pip-domino-table').then(() => {
      const [move] = table.moves();
      if (move !== undefined) table.play(move).catch(() => {});
    });

    const { scores, winners, record } = await ended;
    check(
      'played to the end',
      Math.max(...scores) >= 50 && winners.length > 0,
      JSON.stringify(scores),
    );
    check(
      'through several moves and a whole round',
      moves > 10 && rounds > 0,
      `${moves} moves, ${rounds} rounds`,
    );
    check('the record holds every round', record.rounds.length === rounds, record.rounds.length);
    // The drawing that stood in for it goes when the canvas shows the table.
    check(
      'a canvas shows it',
      deep(table, 'canvas') !== undefined && deep(table, '.picture > svg') === undefined,
    );
    check(
      'the second table stands too',
      document.querySelectorAll('pip-domino-table')[1]?.shadowRoot !== null,
    );
    const others = ['pip-rummy-table', 'pip-run-fast-table'].map((tag) => {
      const other = document.querySelector(tag);
      // It may come to its end while another is looked at.
      const watched = new Promise((resolve) =>
        other.addEventListener('pip-match-end', () => resolve(true)),
      );
      return { tag, other, watched };
    });
    for (const { tag, other, watched } of others) {
      other.scrollIntoView();
      const patience = new Promise((resolve) => setTimeout(resolve, 30_000, false));
      check(`bots play a match in <${tag}>`, await Promise.race([watched, patience]));
    }
    for (const tag of ['pip-options', 'pip-example']) {
      const element = document.querySelector(tag);
      element.scrollIntoView();
      await Promise.race([
        customElements.whenDefined(tag),
        new Promise((resolve) => setTimeout(resolve, 10_000)),
      ]);
      check(
        `${tag} stands too`,
        customElements.get(tag) !== undefined && element.shadowRoot !== null,
      );
    }
    check('the host page’s head is as it was', head() === before);
    check('no style sheet joined the document', document.adoptedStyleSheets.length === 0);
    const added = Object.getOwnPropertyNames(window).filter(
      (name) => !globals.has(name) && !known.test(name),
    );
    check('no global was added', added.length === 0, added.join(', '));
    clearTimeout(late);
    // Whatever the end of a match sets off comes to rest first.
    setTimeout(finish, 500);
  });

  // Lit's and its kin's version lists, which let two versions on one page find each other.
  const known =
    /^(litPropertyMetadata|litHtmlVersions|litElementVersions|reactiveElementVersions|litIssuedWarnings|__xstate__)$|^\d+$/;

  /** The panel's button appears with the next render. */
  function pressNext(table) {
    const button = deepAll(table, 'button').find((found) => /next round/i.test(found.textContent));
    if (button?.checkVisibility()) button.click();
    else if (table.isConnected) setTimeout(() => pressNext(table), 30);
  }

  function deep(root, selector) {
    return deepAll(root, selector)[0];
  }

  function deepAll(root, selector) {
    const inside = root.shadowRoot ?? root;
    const found = [...inside.querySelectorAll(selector)];
    for (const element of inside.querySelectorAll('*')) {
      if (element.shadowRoot !== null) found.push(...deepAll(element, selector));
    }
    return found;
  }
})();
