/** HTML of an editor with what must not run, and with what must stay; `run()` tells on it. */
export const hostile = `<h1>Tarjous</h1><p style="color:red" data-action="buy" aria-hidden="true" onclick="run()">Hinta <b>5 €</b></p>
  <img src="/none.png" alt="kuva" onerror="run()"><script>run()</script><iframe src="/"></iframe>
  <a href="javascript:run()">paha</a> <a href="/ok" target="_blank">hyvä</a>
  <center>keskellä <x-own data-a="1">oma <b>sana</b></x-own></center><form>lomake <input></form>
  <del>6 €</del> <strike>7 €</strike> <address>Rivi 1</address><main>Rivi 2</main>
  <svg><animate onbegin="run()"><title>kuva</title><details>a</details></svg><math><mtext><style><img src onerror="run()"></style>`;

/** What any sanitiser makes of it, below a heading of the third level. */
export const clean = `<h4>Tarjous</h4><p>Hinta <b>5 €</b></p> <img src="/none.png" alt="kuva" loading="lazy"> \
<a>paha</a> <a href="/ok" target="_blank" rel="noopener">hyvä</a> <div>keskellä oma <b>sana</b></div> \
<del>6 €</del> <s>7 €</s> <address>Rivi 1</address><div>Rivi 2</div> `;
