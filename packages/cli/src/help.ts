export const HELP = `Obrador: equilibra fórmulas de helado, panadería, pastelería, turrón y chocolate.

Uso
  obrador <oficio> [receta] [opciones]     analiza una fórmula
  obrador <oficio> [receta] --equilibrar   busca los gramos que la equilibran
  obrador etiqueta [oficio] [receta]       lista de ingredientes, alérgenos y tabla nutricional
  obrador catalogo [oficio] <texto>        busca ingredientes
  obrador tipos [oficio]                   tipos y rangos
  obrador servir [--puerto 3000]           abre el servicio HTTP y el formulador
  obrador mcp                              servidor para agentes por entrada y salida estándar
  obrador completar <bash|zsh|fish>        escribe el autocompletado del intérprete de órdenes

Oficios: helado, panaderia, pasteleria, turron, cacao.

La receta es un archivo (.json, .csv, .txt), «-» o nada para la entrada estándar, o los ingredientes
escritos en la orden: obrador helado "leche entera 600" "nata 35% 150" "azúcar 150".

Opciones
  -t, --tipo T            tipo de elaboración (véase «obrador tipos»)
      --json              respuesta exacta de la API (también en «etiqueta», «tipos» y «catalogo»)
  -e, --equilibrar        busca los gramos
      --fijar N           no cambies ese ingrediente (se puede repetir)
      --limite N=MIN:MAX  límites en gramos de un ingrediente (se puede repetir)
      --parametro K=MIN:MAX
                          rango propio de un parámetro, por su clave (se puede repetir)
      --unidad N=G        unidades enteras de G gramos (huevos de 50 g)
      --anadir N          ingrediente que se puede añadir (se puede repetir)
      --solo-estos        no añadas ningún ingrediente
      --total G           peso total deseado
      --paso G            precisión de la báscula (1 por defecto; 0 = exacto)
      --objetivo O        minimo_cambio, minimo_coste, suprema, extra, oro o plata
      --nombre T          denominación del producto, en la etiqueta
      --porcion G         gramos de una ración, en la etiqueta
      --perdida P         % del peso que se pierde al hornear o cocer, en la etiqueta
      --destacar N        ingrediente que el envase destaca (se puede repetir)
      --centrado          prefiere el centro de los rangos
  -h, --ayuda             esta ayuda
  -v, --version           versión

Estado de salida: 0 equilibrada, 1 por revisar, 2 entrada no válida.`;
