/**
 * The page where operations are tried. The list of operations and their examples come from the OpenAPI document, read by
 * `console.js` when the page is opened, so that it offers what the service really has.
 */
export function consolePage(): string {
  return `# Consola

Elige una operación, cambia el ejemplo y envíalo a este mismo servicio. Cuenta en el límite como cualquier otra petición.

<form id="prueba">
<p><label for="operacion">Operación</label> <select id="operacion"></select></p>
<p id="descripcion"></p>
<p><label for="direccion">Dirección</label> <input id="direccion" autocomplete="off" spellcheck="false"></p>
<p><label for="cuerpo">Cuerpo</label> <textarea id="cuerpo" rows="16" spellcheck="false"></textarea></p>
<p><label><input type="checkbox" id="problema"> Errores como problema (RFC 9457)</label></p>
<p><button>Enviar</button> <output id="estado" for="operacion direccion cuerpo"></output></p>
</form>
<pre id="respuesta" tabindex="0" aria-label="Respuesta"></pre>
<details><summary>Lo mismo con curl</summary><pre id="orden" tabindex="0"></pre></details>
<noscript>Esta página necesita JavaScript. El documento completo está en <a href="/openapi.json">/openapi.json</a>.</noscript>
<script src="/docs/console.js" type="module"></script>
`;
}
