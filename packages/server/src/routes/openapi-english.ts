/** The words of the OpenAPI document in English, by the Spanish ones; a test names what is missing and what is left over. */
export const ENGLISH: Readonly<Record<string, string>> = {
  Obrador: 'Obrador',
  'Equilibrado de fórmulas de helado, panadería, pastelería, turrón y chocolate.':
    'Balancing of formulas of ice cream, bread, pastry, turrón and chocolate.',
  'Analiza una fórmula: parámetros, rangos, veredicto o categoría y correcciones.':
    'Analyses a formula: parameters, ranges, verdict or category, and corrections.',
  'De un deseo, una fórmula con algo de más o una etiqueta, a fórmulas que cumplen lo que pide su tipo.':
    'From a wish, a formula with something too many or a label, to formulas that meet what their type asks for.',
  'Lista de ingredientes, alérgenos y tabla nutricional de una fórmula.':
    'List of ingredients, allergens and nutrition table of a formula.',
  'Qué se puede pedir: operaciones, tipos con sus rangos y fuentes, y catálogos de ingredientes.':
    'What can be asked for: operations, types with their ranges and sources, and catalogues of ingredients.',
  Versión: 'Version',
  'Qué motor y qué datos responden: lo mismo que la cabecera «Obrador-Version» de cada respuesta.':
    'Which engine and which data answer: the same as the header “Obrador-Version” of every answer.',
  'La versión.': 'The version.',
  'Calcula los parámetros de la fórmula, los compara con los del tipo y propone correcciones. Los pesos son proporciones.':
    'Calculates the parameters of the formula, compares them with those of the type and proposes corrections. Weights are proportions.',
  'Con 1, un tipo, un ingrediente o un campo que no se conoce se rechaza con 422 en vez de avisar o pasarlo por alto. Lo mismo que la cabecera «Prefer: handling=strict».':
    'With 1, a type, an ingredient or a field that is not known is refused with 422 instead of being warned of or passed over. The same as the header “Prefer: handling=strict”.',
  'Análisis de la fórmula.': 'Analysis of the formula.',
  'Qué analiza la operación, los tipos que admite y un cuerpo de ejemplo que sale equilibrado.':
    'What the operation analyses, the types it takes and a sample body that comes out balanced.',
  'Manifiesto de la operación.': 'Manifest of the operation.',
  'Agua congelada de una fórmula de helado a cada temperatura, con su punto de congelación.':
    'Frozen water of an ice cream formula at each temperature, with its freezing point.',
  'Curva de congelación de la fórmula.': 'Freezing curve of the formula.',
  'Cómo se ha entendido cada ingrediente, cada cifra con su rango y su fuente, el resultado, los consejos en palabras y en pasos, y los avisos. La misma forma en todos los oficios.':
    'How each ingredient was understood, each figure with its range and its source, the outcome, the advice in words and in steps, and the warnings. The same shape in every craft.',
  'Solo estos campos de cada análisis, separados por comas, y de uno compuesto solo una parte con un punto: «resultado.texto,parametros.valor». Sin él vienen todos; con él, los demás faltan aunque el esquema los dé por obligatorios. Uno que no existe se rechaza con 400.':
    'Only these fields of each analysis, separated by commas, and of one with parts only a part after a point: “resultado.texto,parametros.valor”. Without it all come; with it the others are missing even where the schema requires them. One that does not exist is refused with 400.',
  'Analizar muchas fórmulas de una vez': 'Analyse many formulas at once',
  'Hasta 200 fórmulas de cualquier oficio en una petición, cada una con su análisis o su error, en el mismo orden: una que no vale no estropea las demás. Cuenta en el límite por minuto como una petición por cada 10 fórmulas o cada 250 ingredientes, lo que sea más (las recetas y etiquetas de un ingrediente cuentan como tres), y de los nombres que no son del catálogo se leen los que esas peticiones podrían leer.':
    'Up to 200 formulas of any craft in one request, each with its analysis or its error, in the same order: one that is wrong does not spoil the others. In the limit per minute it counts as one request for every 10 formulas or every 250 ingredients, whichever is more (recipes and labels of an ingredient count as three), and of names outside the catalogue as many are read as those requests could read.',
  'Resultado de cada fórmula.': 'Result of each formula.',
  'Busca los gramos que equilibran la fórmula con el menor cambio, dentro de lo que permiten las opciones. Si no se puede, da la fórmula más cercana, lo que lo impide y lo que ayudaría. Lo corriente cuenta como una petición en el límite por minuto; una búsqueda larga, como varias, según el trabajo que dé: «RateLimit-Remaining» dice las que quedan.':
    'Looks for the grams that balance the formula with the smallest change, within what the options allow. If it cannot be done, gives the nearest formula, what stands in the way and what would help. An ordinary search counts as one request in the limit per minute; a long one as several, by the work it takes: “RateLimit-Remaining” tells how many are left.',
  'Con 1, la respuesta dice por qué etapas ha pasado la búsqueda, qué dio cada una y lo que costó.':
    'With 1, the answer tells which stages the search went through, what each gave and what it cost.',
  'Solo con «traza=1»: las etapas de la búsqueda, por su orden.':
    'Only with “traza=1”: the stages of the search, in their order.',
  'A qué se aspira: a lo pedido, a la mejor calificación del oficio o a la mínima.':
    'What is aimed at: what was asked for, the best score of the craft or the least.',
  'Cuánto se mueve: lo que no hace de ella otra receta, lo que no baja nada noble, lo que las opciones dejan salvo lo noble, o todo lo que dejan.':
    'How much is moved: what makes no other recipe of it, what lowers nothing noble, what the options allow but what is noble, or all they allow.',
  'Qué ha dado: la respuesta, nada, o nada antes de agotar el trabajo permitido.':
    'What it gave: the answer, nothing, or nothing before the work allowed ran out.',
  'Si ha de quedar dentro de los rangos con margen.': 'Whether it must come to lie inside the ranges by a margin.',
  'Qué no cambia: lo que guarda proporción con lo que se publica, todas las líneas menos una, la harina, el total, el total hasta un 10 %, o hasta la mitad más.':
    'What does not change: what is in proportion to what is published, all lines but one, the flour, the total, the total by up to 10 %, or up to half as much again.',
  'Parte del trabajo permitido que ha tomado, %.': 'Share of the work allowed that it took, %.',
  'Una etapa de la búsqueda, qué ha dado y lo que ha costado.': 'A stage of the search, what it gave and what it cost.',
  'La fórmula nueva.': 'The new formula.',
  'Parte de fórmulas publicadas del tipo, las completa con la despensa según lo que se pide y las equilibra. Si no se puede, dice qué deseos chocan y lo más cercano que sí. Lo corriente cuenta como una petición en el límite por minuto; una búsqueda larga, como varias, según el trabajo que dé: «RateLimit-Remaining» dice las que quedan.':
    'Starts from published formulas of the type, completes them from the pantry as the wish has it and balances them. If it cannot be done, says which wishes collide and the nearest that can. An ordinary search counts as one request in the limit per minute; a long one as several, by the work it takes: “RateLimit-Remaining” tells how many are left.',
  'Fórmulas que cumplen.': 'Formulas that meet the wish.',
  'Quita un ingrediente, un alérgeno o lo más caro y da la fórmula entera, ya equilibrada, de las maneras que hay; donde la función se pierde, lo dice. Lo corriente cuenta como una petición en el límite por minuto; una búsqueda larga, como varias, según el trabajo que dé: «RateLimit-Remaining» dice las que quedan.':
    'Takes out an ingredient, an allergen or the dearest and gives the whole formula, balanced again, in the ways there are; where a function is lost, it says so. An ordinary search counts as one request in the limit per minute; a long one as several, by the work it takes: “RateLimit-Remaining” tells how many are left.',
  'Propuestas, de la más a la menos parecida.': 'Proposals, the most alike first.',
  'Estima los gramos de un producto por el orden de su lista de ingredientes, los porcentajes que dé y su tabla nutricional, con el margen de cada ingrediente y lo que se ha supuesto.':
    'Estimates the grams of a product by the order of its list of ingredients, the percentages it gives and its nutrition table, with the margin of each ingredient and what was assumed.',
  'La estimación.': 'The estimate.',
  'Etiqueta: lista de ingredientes, alérgenos y tabla nutricional':
    'Label: list of ingredients, allergens and nutrition table',
  'Borrador de la etiqueta de una fórmula de cualquier oficio según el Reglamento (UE) 1169/2011. Un ingrediente puede ser otra receta, con su propia pérdida de peso.':
    'Draft of the label of a formula of any craft by Regulation (EU) 1169/2011. An ingredient may be another recipe, with its own loss of weight.',
  'Borrador de la etiqueta.': 'Draft of the label.',
  'Ingredientes con su composición por 100 g, precio y fuente. Con «q», los que más se parecen al texto: perdona tildes, plurales y erratas. Cuenta en el límite de búsquedas como una por cada 25 letras del texto o cada 100 elementos que se piden, lo que sea más.':
    'Ingredients with their composition per 100 g, price and source. With “q”, those most like the text: accents, plurals and slips are forgiven. In the limit of searches it counts as one for every 25 letters of the text or every 100 items asked for, whichever is more.',
  'Texto que se busca. Sin él, el catálogo entero.': 'Text to look for. Without it, the whole catalogue.',
  'Cuántos como máximo. Sin él, todos, o los 50 más parecidos.':
    'How many at most. Without it, all, or the 50 most alike.',
  'Cuántos se saltan, para pasar página.': 'How many are skipped, to turn pages.',
  'Ingredientes del catálogo.': 'Ingredients of the catalogue.',
  'Tipos que se admiten, con sus límites y la fuente de cada uno, y qué significa cada parámetro.':
    'Types there are, with their limits and the source of each, and what every parameter means.',
  'Cuántos como máximo. Sin él, todos.': 'How many at most. Without it, all.',
  'Tipos del oficio.': 'Types of the craft.',
  'Despensa: alimentos': 'Pantry: foods',
  'Alimentos de la tabla única de composición, con su energía, precio y alérgenos. Se buscan por nombre y se filtran por oficio, alérgeno y categoría. El que se entiende por el texto va el primero y, si no hay ninguno, van los que pudo querer decir. Cuenta en el límite de búsquedas como una por cada 25 letras del texto o cada 100 elementos que se piden, lo que sea más.':
    'Foods of the one table of compositions, with their energy, price and allergens. Searched by name and filtered by craft, allergen and category. The one the text stands for comes first and, where there is none, those it may have meant. In the limit of searches it counts as one for every 25 letters of the text or every 100 items asked for, whichever is more.',
  'Texto que se busca, como lo escribiría en una receta: «nata 35 % MG», «cobertura 70 %», «beurre pommade». Perdona tildes, plurales y erratas.':
    'Text to look for, as you would write it in a recipe: “nata 35 % MG”, “cobertura 70 %”, “beurre pommade”. Accents, plurals and slips are forgiven.',
  'Solo los alimentos de los que ese oficio sabe algo propio, y lo que ese oficio entiende por el texto: «glucosa», «harina», «chocolate».':
    'Only foods of which that craft knows something of its own, and what that craft understands by the text: “glucosa”, “harina”, “chocolate”.',
  'Solo los que contienen ese alérgeno; «gluten» y «frutos_cascara» valen por todos los suyos.':
    'Only those that contain that allergen; “gluten” and “frutos_cascara” stand for all of theirs.',
  'Solo los de esa categoría.': 'Only those of that category.',
  'Cuántos como máximo. Sin él, 50.': 'How many at most. Without it, 50.',
  'Alimentos de la despensa.': 'Foods of the pantry.',
  'Despensa: todo en un archivo': 'Pantry: all in one file',
  'Todos los alimentos con su composición, valores de etiqueta, alérgenos, calidad y fuente. La cabecera «X-Checksum-Sha256» lleva la suma SHA-256 del archivo sin comprimir y «Link», la licencia.':
    'Every food with its composition, label values, allergens, quality and source. The header “X-Checksum-Sha256” carries the SHA-256 sum of the file uncompressed, and “Link” its licence.',
  'La despensa entera.': 'The whole pantry.',
  'Despensa: todo en una tabla': 'Pantry: all in one table',
  'Lo mismo que /api/despensa.json en CSV (RFC 4180): una fila por alimento, decimales con punto y listas con «|».':
    'The same as /api/despensa.json in CSV (RFC 4180): a row per food, decimals with a point and lists with “|”.',
  'Despensa: un alimento': 'Pantry: a food',
  'Composición, valores de etiqueta, alérgenos, calidad y fuente de cada cifra, y qué es en cada oficio.':
    'Composition, label values, allergens, quality and source of each figure, and what it is in every craft.',
  'Identificador del alimento.': 'Identifier of the food.',
  'El alimento.': 'The food.',
  'Versión del motor: reglas, rangos y cálculo.': 'Version of the engine: rules, ranges and calculation.',
  'Huella de los datos: despensa, catálogos y fórmulas de referencia.':
    'Fingerprint of the data: pantry, catalogues and reference formulas.',
  'Qué motor y qué datos responden.': 'Which engine and which data answer.',
  'Valor energético en kcal por 100 g; en kJ se reconoce y se convierte.':
    'Energy in kcal per 100 g; in kJ it is recognised and converted.',
  'Grasas, g por 100 g.': 'Fat, g per 100 g.',
  'De las cuales saturadas, g por 100 g.': 'Of which saturates, g per 100 g.',
  'Hidratos de carbono, g por 100 g.': 'Carbohydrate, g per 100 g.',
  'De los cuales azúcares, g por 100 g.': 'Of which sugars, g per 100 g.',
  'Fibra alimentaria, g por 100 g.': 'Fibre, g per 100 g.',
  'Proteínas, g por 100 g.': 'Protein, g per 100 g.',
  'Sal, g por 100 g.': 'Salt, g per 100 g.',
  'Agua, g por 100 g; sin ella se calcula por diferencia.': 'Water, g per 100 g; without it, it is what is left.',
  'Extracto seco, g por 100 g, si se conoce en lugar del agua.':
    'Dry matter, g per 100 g, where it is known instead of the water.',
  'Alcohol, g por 100 g.': 'Alcohol, g per 100 g.',
  'Materia seca total de cacao, g por 100 g.': 'Total dry cocoa solids, g per 100 g.',
  'Alérgenos del anexo II del Reglamento (UE) 1169/2011 que contiene, por código.':
    'Allergens of annex II of Regulation (EU) 1169/2011 that it contains, by code.',
  'Precio en €/kg sin IVA.': 'Price in €/kg without VAT.',
  'Categoría de la despensa; dice de qué son los azúcares y qué función tiene.':
    'Category of the pantry; tells what the sugars are and what it does.',
  'Etiqueta nutricional de un ingrediente propio, por 100 g: sustituye a lo que diga su nombre, y lo que no da se deduce.':
    "Nutrition label of an ingredient of one's own, per 100 g: takes the place of what its name says, and what it does not give is deduced.",
  'Nombre o identificador del ingrediente.': 'Name or identifier of the ingredient.',
  'Cantidad en gramos, que cuenta como proporción.': 'Amount in grams, which counts as a proportion.',
  'Precio, en €/kg.': 'Price, in €/kg.',
  'Ingredientes de la receta; también pueden ser recetas, hasta seis unas dentro de otras.':
    'Ingredients of the recipe; they may be recipes too, up to six one inside another.',
  'Parte del peso que se pierde al hornear o cocer, en %: solo se va agua.':
    'Share of the weight lost in baking or cooking, in %: only water leaves.',
  'Oficio de la receta.': 'Craft of the recipe.',
  'Tipo dentro de su oficio; sin «perdida», se cuenta la habitual del tipo.':
    'Type within its craft; without “perdida”, the usual loss of the type is counted.',
  'Una receta usada como ingrediente.': 'A recipe used as an ingredient.',
  'Oficio; por defecto, helado.': 'Craft; helado by default.',
  'Nombre del ingrediente, como en el catálogo o corriente: «Nata 35%», «leche entera». Con composición propia vale cualquiera.':
    'Name of the ingredient, as in the catalogue or as people say it: “Nata 35%”, “leche entera”. With a composition of its own any name will do.',
  'Azúcares sin la lactosa, en g por 100 g (0 a 100).': 'Sugars without lactose, in g per 100 g (0 to 100).',
  'Materia grasa total, en g por 100 g (0 a 100).': 'Total fat, in g per 100 g (0 to 100).',
  'Sólidos lácteos no grasos, lactosa incluida, en g por 100 g (0 a 100).':
    'Milk solids non fat, lactose included, in g per 100 g (0 to 100).',
  'Lactosa, en g por 100 g (0 a 100).': 'Lactose, in g per 100 g (0 to 100).',
  'Proteínas, en g por 100 g (0 a 100).': 'Protein, in g per 100 g (0 to 100).',
  'Sólidos que no son azúcares, grasa ni lácteos no grasos, en g por 100 g (0 a 100).':
    'Solids that are neither sugars, fat nor milk solids non fat, in g per 100 g (0 to 100).',
  'Poder anticongelante por 100 g en el índice clásico (sacarosa = 100, dextrosa ≈ 190), no en °C; negativo solo en tablas que restan el endurecimiento de cacao y frutos secos.':
    'Freezing power per 100 g in the classic index (sucrose = 100, dextrose ≈ 190), not in °C; negative only in tables that take off what cocoa and nuts harden.',
  'Poder edulcorante por 100 g (sacarosa = 100).': 'Sweetening power per 100 g (sucrose = 100).',
  'Energía, en kcal por 100 g.': 'Energy, in kcal per 100 g.',
  'Ingredientes de la fórmula, de 1 a 500. Los pesos son proporciones: no tienen que sumar nada.':
    'Ingredients of the formula, from 1 to 500. Weights are proportions: they need not add up to anything.',
  'Fórmula de helado. Los pesos son proporciones; la composición de un ingrediente (por 100 g, y precio en €/kg) sustituye a la del catálogo.':
    'Ice cream formula. Weights are proportions; the composition of an ingredient (per 100 g, and price in €/kg) takes the place of that of the catalogue.',
  'Siempre «ok» en una respuesta 200.': 'Always “ok” in an answer 200.',
  '«equilibrada» si todo lo que se juzga está en su rango; «revisar» si algo se sale. En panadería y pastelería también la quitan una dosis, un ingrediente que el tipo no admite o uno sin identificar: el motivo es la primera sugerencia.':
    '“equilibrada” when all that is judged is in its range; “revisar” when something is outside. In bread and pastry a dose, an ingredient the type does not admit or one nobody identified takes it away too: the reason is the first suggestion.',
  'Oficio.': 'Craft.',
  'Tipo aplicado.': 'Type applied.',
  'Nombre del tipo aplicado. Por ejemplo, «Helado crema».': 'Name of the type applied. For example, “Helado crema”.',
  'PAC (°C). Temperatura a la que está congelado el 69 % del agua. Se lee en la tabla de descenso crioscópico de la sacarosa con x = 100·S / (agua libre·0,31), donde S = PAC clásico + 0,30·SLNG − 0,25·dureza. La dureza es 1,8·cacao seco + 0,9·manteca de cacao + 1,4·grasa de los frutos secos.':
    'PAC (°C). Temperature at which 69 % of the water is frozen. Read from the freezing point depression table of sucrose at x = 100·S / (free water·0.31), where S = classic PAC + 0.30·SLNG − 0.25·hardness. Hardness is 1.8·dry cocoa + 0.9·cocoa butter + 1.4·fat of nuts.',
  'POD. Suma de los gramos de cada ingrediente por su poder edulcorante (sacarosa = 100), por 100 g de mezcla.':
    'POD. Sum of the grams of each ingredient times its sweetening power (sucrose = 100), per 100 g of mix.',
  'Azúcares (%). Gramos de azúcares por 100 g de mezcla, sin la lactosa de la leche y con los sólidos de los jarabes de glucosa de 20 DE o más.':
    'Sugars (%). Grams of sugars per 100 g of mix, without the lactose of milk and with the solids of glucose syrups of 20 DE or more.',
  'Materia grasa (%). Gramos de grasa de cualquier origen por 100 g de mezcla.':
    'Fat (%). Grams of fat of any origin per 100 g of mix.',
  'SLNG (%). Sólidos lácteos no grasos por 100 g de mezcla: lactosa, proteína y sales de la leche.':
    'SLNG (%). Milk solids non fat per 100 g of mix: lactose, protein and salts of milk.',
  'Sólidos totales (%). Azúcares + materia grasa + SLNG + otros sólidos, por 100 g de mezcla.':
    'Total solids (%). Sugars + fat + SLNG + other solids, per 100 g of mix.',
  'Agua libre (%). 100 − sólidos totales. El alcohol cuenta aquí.':
    'Free water (%). 100 − total solids. Alcohol counts here.',
  'Energía (kcal). Suma de los gramos de cada ingrediente por su valor energético, por 100 g de mezcla.':
    'Energy (kcal). Sum of the grams of each ingredient times its energy, per 100 g of mix.',
  'Coste (€/100 g). Suma de los gramos de cada ingrediente por su precio, por 100 g de mezcla.':
    'Cost (€/100 g). Sum of the grams of each ingredient times its price, per 100 g of mix.',
  'PAC (índice clásico). Suma de los gramos de cada ingrediente por su poder anticongelante (sacarosa = 100), por 100 g de mezcla, sin sales de la leche ni dureza.':
    'PAC (classic index). Sum of the grams of each ingredient times its freezing power (sucrose = 100), per 100 g of mix, without salts of milk nor hardness.',
  'Cifras de la fórmula.': 'Figures of the formula.',
  'Rango que pide el tipo para cada cifra, [mínimo, máximo].':
    'Range the type asks for of each figure, [minimum, maximum].',
  'true dentro del rango, false fuera, null si el tipo no lo juzga.':
    'true within the range, false outside, null where the type does not judge it.',
  'En qué escala va el PAC.': 'On which scale PAC is.',
  'PAC de la mezcla, igual que «params.PAC»: ≈ temperatura de servicio en °C, negativo.':
    'PAC of the mix, equal to “params.PAC”: ≈ serving temperature in °C, negative.',
  '[mínimo, máximo]': '[minimum, maximum]',
  'true dentro, false fuera, null si el tipo no lo juzga.':
    'true within, false outside, null where the type does not judge it.',
  'Qué es el índice clásico.': 'What the classic index is.',
  'Índice clásico de la mezcla (sacarosa = 100), igual que «params.PAC_indice_clasico».':
    'Classic index of the mix (sucrose = 100), equal to “params.PAC_indice_clasico”.',
  'PAC en el índice clásico, para comparar con otras herramientas.':
    'PAC in the classic index, to compare with other tools.',
  'Cómo se lee el PAC: la escala del servicio y el índice clásico como referencia.':
    'How to read PAC: the scale of the service, and the classic index for reference.',
  'Qué cambiar, en español y con gramos; si la fórmula está equilibrada, un único mensaje que lo confirma.':
    'What to change, in Spanish and with grams; when the formula is balanced, one single message that confirms it.',
  'Avisos del cálculo, en español: ingredientes que no se reconocen, dosis, valores cerca de su límite, datos estimados…':
    'Warnings of the calculation, in Spanish: ingredients that are not recognised, doses, values near their limit, estimated data…',
  'Alcance del cálculo.': 'Scope of the calculation.',
  'Servicio que responde.': 'Service that answers.',
  'Análisis de una fórmula de helado, por 100 g de mezcla.': 'Analysis of an ice cream formula, per 100 g of mix.',
  'Nombre del servicio.': 'Name of the service.',
  'Versión de la API.': 'Version of the API.',
  'Qué hace la operación.': 'What the operation does.',
  'Método y ruta.': 'Method and path.',
  'Tipos que admite «type».': 'Types “type” takes.',
  'Cuándo conviene enviar la composición de un ingrediente.':
    'When it is worth sending the composition of an ingredient.',
  'Dirección de la documentación para personas.': 'Address of the documentation for people.',
  'Qué calcula el servicio y cómo se le pide.': 'What the service calculates and how to ask for it.',
  'Fuerza la clasificación cuando el nombre no basta: harina, agua, leche, huevo, sal, levadura, masa_madre, mantequilla, aceite, grasa, azucar, otro.':
    'Forces the class where the name is not enough: harina, agua, leche, huevo, sal, levadura, masa_madre, mantequilla, aceite, grasa, azucar, otro.',
  'Hidratación de un prefermento, en % (0-300). Si falta, se lee del nombre o se toma la habitual.':
    'Hydration of a pre-ferment, in % (0-300). Without it, it is read from the name, or the usual one is taken.',
  'Fórmula de pan o pizza. Los pesos son proporciones; todo se expresa sobre la harina total.':
    'Formula of bread or pizza. Weights are proportions; everything is expressed on the total flour.',
  'Nombre del tipo aplicado.': 'Name of the type applied.',
  'Hidratación (%). Agua líquida ÷ harina total × 100. Cuenta el agua libre, la de los prefermentos y la real de leche, nata, huevo, mantequilla, miel y jarabes; no la humedad de la harina, de la levadura ni de los tropezones. La harina total incluye la de los prefermentos.':
    'Hydration (%). Liquid water ÷ total flour × 100. Counts free water, that of pre-ferments and the real water of milk, cream, egg, butter, honey and syrups; not the moisture of flour, of yeast nor of inclusions. Total flour includes that of pre-ferments.',
  'Sal (%). Sal añadida ÷ harina total × 100, con la de la masa vieja y la mantequilla salada.':
    'Salt (%). Added salt ÷ total flour × 100, with that of old dough and salted butter.',
  'Levadura (%). Levadura tal como se pesa ÷ harina total × 100. El rango se convierte a la forma usada: 1 g de seca instantánea equivale a 3 g de fresca, 1 g de seca activa a 2,5 g y 1 g de líquida a 0,6 g.':
    'Yeast (%). Yeast as it is weighed ÷ total flour × 100. The range is converted to the form used: 1 g of instant dry yeast is worth 3 g of fresh, 1 g of active dry 2.5 g and 1 g of liquid 0.6 g.',
  'Prefermento (%). Peso de masa madre, poolish, biga, esponja o masa vieja ÷ harina total × 100; 0 si no lleva.':
    'Pre-ferment (%). Weight of sourdough, poolish, biga, sponge or old dough ÷ total flour × 100; 0 without any.',
  'Grasa (%). Grasa pura de mantequilla (82 %), aceite, manteca, nata, leche y huevo ÷ harina total × 100; no cuenta la de semillas, frutos secos, queso o chocolate en trozos.':
    'Fat (%). Pure fat of butter (82 %), oil, lard, cream, milk and egg ÷ total flour × 100; that of seeds, nuts, cheese or chocolate in pieces does not count.',
  'Azúcar (%). Azúcares añadidos ÷ harina total × 100 (miel 81 %, jarabes por su extracto); no cuenta la lactosa ni los azúcares de la harina.':
    'Sugar (%). Added sugars ÷ total flour × 100 (honey 81 %, syrups by their dry matter); lactose and the sugars of flour do not count.',
  'Porcentajes sobre la harina total (harina = 100), con 2 decimales.':
    'Percentages on the total flour (flour = 100), with 2 decimals.',
  'Rango de cada parámetro que el tipo limita; el de levadura, en la forma de levadura usada.':
    'Range of each parameter the type limits; that of yeast, in the form of yeast used.',
  'true dentro del rango, false fuera, null si el tipo no fija límite.':
    'true within the range, false outside, null where the type sets no limit.',
  'Porcentajes de panadero, rangos del tipo y consejos en gramos.':
    "Baker's percentages, ranges of the type and advice in grams.",
  'Qué calcula la operación y cómo se le pide.': 'What the operation calculates and how to ask for it.',
  'Azúcares totales, en g por 100 g (0 a 100).': 'Total sugars, in g per 100 g (0 to 100).',
  'Polioles (sorbitol, maltitol…), en g por 100 g (0 a 100).':
    'Polyols (sorbitol, maltitol…), in g per 100 g (0 to 100).',
  'Materia grasa total, en g por 100 g (0 a 100); lo mismo que «materiagrasa».':
    'Total fat, in g per 100 g (0 to 100); the same as “materiagrasa”.',
  'Almidón, en g por 100 g (0 a 100).': 'Starch, in g per 100 g (0 to 100).',
  'Hidratos de carbono de la etiqueta, en g por 100 g (0 a 100).':
    'Carbohydrate of the label, in g per 100 g (0 to 100).',
  'Fibra, en g por 100 g (0 a 100).': 'Fibre, in g per 100 g (0 to 100).',
  'Sal, en g por 100 g (0 a 100).': 'Salt, in g per 100 g (0 to 100).',
  'Agua, en g por 100 g (0 a 100).': 'Water, in g per 100 g (0 to 100).',
  'Sólidos totales, en g por 100 g (0 a 100).': 'Total solids, in g per 100 g (0 to 100).',
  'Alcohol etílico, en g por 100 g (0 a 100).': 'Ethyl alcohol, in g per 100 g (0 to 100).',
  'Manteca de cacao, en g por 100 g (0 a 100).': 'Cocoa butter, in g per 100 g (0 to 100).',
  'Receta de pastelería en crudo. Los pesos son proporciones; la composición de un ingrediente (por 100 g, y precio en €/kg) sustituye a la del catálogo.':
    'Pastry recipe before baking. Weights are proportions; the composition of an ingredient (per 100 g, and price in €/kg) takes the place of that of the catalogue.',
  'Azúcares (%). Gramos de mono y disacáridos, lactosa incluida, por 100 g de receta en crudo.':
    'Sugars (%). Grams of mono and disaccharides, lactose included, per 100 g of raw recipe.',
  'Grasa (%). Gramos de grasa de cualquier origen por 100 g de receta en crudo.':
    'Fat (%). Grams of fat of any origin per 100 g of raw recipe.',
  'Proteínas (%). Gramos de proteína por 100 g de receta en crudo.':
    'Protein (%). Grams of protein per 100 g of raw recipe.',
  'Agua (%). Gramos de agua contenida en todos los ingredientes por 100 g de receta en crudo; no se descuenta la merma de horno.':
    'Water (%). Grams of water in all the ingredients per 100 g of raw recipe; what the oven takes is not taken off.',
  'Sólidos (%). 100 menos el agua y el alcohol.': 'Solids (%). 100 less water and alcohol.',
  'POD. Poder edulcorante (sacarosa = 100) de 100 g de receta en crudo.':
    'POD. Sweetening power (sucrose = 100) of 100 g of raw recipe.',
  'Energía (kcal). Energía de 100 g de receta en crudo.': 'Energy (kcal). Energy of 100 g of raw recipe.',
  'Coste (€/kg). Euros por kilo de receta en crudo; los ingredientes sin precio no se incluyen y se avisa.':
    'Cost (€/kg). Euros per kilo of raw recipe; ingredients without a price are left out, with a warning.',
  'Azúcar/harina. Gramos de azúcar y otros edulcorantes por cada gramo de harina, almidón, cacao y fruto seco molido; en el polvorón, solo de harina y almidón.':
    'Sugar/flour. Grams of sugar and other sweeteners per gram of flour, starch, cocoa and ground nuts; in polvorón, of flour and starch alone.',
  'Huevo/harina. Gramos de huevo, yema y clara por cada gramo de harina, almidón, cacao y fruto seco molido.':
    'Egg/flour. Grams of egg, yolk and white per gram of flour, starch, cocoa and ground nuts.',
  'Grasa/harina. Gramos de mantequilla, aceite u otra grasa por cada gramo de harina, almidón, cacao y fruto seco molido; en el polvorón, solo de harina y almidón.':
    'Fat/flour. Grams of butter, oil or other fat per gram of flour, starch, cocoa and ground nuts; in polvorón, of flour and starch alone.',
  'Líquido/harina. Gramos de agua, leche, nata, otros lácteos y zumo por cada gramo de harina, almidón, cacao y fruto seco molido.':
    'Liquid/flour. Grams of water, milk, cream, other dairy and juice per gram of flour, starch, cocoa and ground nuts.',
  'Líquido y huevo/harina. Gramos de agua, leche, nata, otros lácteos, zumo y huevo por cada gramo de harina, almidón, cacao y fruto seco molido.':
    'Liquid and egg/flour. Grams of water, milk, cream, other dairy, juice and egg per gram of flour, starch, cocoa and ground nuts.',
  'Fruto seco/harina. Gramos de almendra y otros frutos secos por cada gramo de harina y almidón.':
    'Nuts/flour. Grams of almond and other nuts per gram of flour and starch.',
  'Impulsor sobre harina (%). Gramos de impulsor por cada 100 g de harina, almidón, cacao y fruto seco molido.':
    'Baking powder on flour (%). Grams of baking powder per 100 g of flour, starch, cocoa and ground nuts.',
  'Sal sobre harina (%). Gramos de sal por cada 100 g de harina, almidón, cacao y fruto seco molido.':
    'Salt on flour (%). Grams of salt per 100 g of flour, starch, cocoa and ground nuts.',
  'Cacao sobre harina (%). Gramos de cacao en polvo por cada 100 g de harina y almidón.':
    'Cocoa on flour (%). Grams of cocoa powder per 100 g of flour and starch.',
  'Chocolate (%). Gramos de chocolate (el cacao en polvo cuenta el doble) por 100 g de receta en crudo.':
    'Chocolate (%). Grams of chocolate (cocoa powder counts twice) per 100 g of raw recipe.',
  'Harina y almidón (%). Gramos de harina y almidón por 100 g de receta en crudo.':
    'Flour and starch (%). Grams of flour and starch per 100 g of raw recipe.',
  'Huevo (%). Gramos de huevo, yema y clara por 100 g de receta en crudo.':
    'Egg (%). Grams of egg, yolk and white per 100 g of raw recipe.',
  'Huevo y gelatina (%). Gramos de huevo, yema y clara (la gelatina cuenta doce veces su peso) por 100 g de receta en crudo.':
    'Egg and gelatine (%). Grams of egg, yolk and white (gelatine counts twelve times its weight) per 100 g of raw recipe.',
  'Clara (%). Gramos de clara por 100 g de receta en crudo.':
    'Egg white (%). Grams of egg white per 100 g of raw recipe.',
  'Mantequilla o grasa añadida (%). Gramos de mantequilla, aceite u otra grasa por 100 g de receta en crudo.':
    'Butter or added fat (%). Grams of butter, oil or other fat per 100 g of raw recipe.',
  'Fruto seco molido (%). Gramos de almendra y otros frutos secos por 100 g de receta en crudo; en la Tarta de Santiago, solo almendra.':
    'Ground nuts (%). Grams of almond and other nuts per 100 g of raw recipe; in Tarta de Santiago, almond alone.',
  'Frutos secos (%). Gramos de almendra y otros frutos secos por 100 g de receta en crudo.':
    'Nuts (%). Grams of almond and other nuts per 100 g of raw recipe.',
  'Azúcar añadido (%). Gramos de azúcar y otros edulcorantes por 100 g de receta en crudo; en la Tarta de Santiago, solo azúcar y azúcar glas.':
    'Added sugar (%). Grams of sugar and other sweeteners per 100 g of raw recipe; in Tarta de Santiago, sugar and icing sugar alone.',
  'Nata (%). Gramos de nata por 100 g de receta en crudo.': 'Cream (%). Grams of cream per 100 g of raw recipe.',
  'Gelatina (%). Gramos de gelatina seca por 100 g de receta en crudo.':
    'Gelatine (%). Grams of dry gelatine per 100 g of raw recipe.',
  'Gelificante (%). Gramos de pectina, agar u otro gelificante por 100 g de receta en crudo.':
    'Gelling agent (%). Grams of pectin, agar or another gelling agent per 100 g of raw recipe.',
  'Zumo (%). Gramos de zumo por 100 g de receta en crudo.': 'Juice (%). Grams of juice per 100 g of raw recipe.',
  'Queso (%). Gramos de queso por 100 g de receta en crudo.': 'Cheese (%). Grams of cheese per 100 g of raw recipe.',
  'Fruta (%). Gramos de fruta, zumo y fruta seca por 100 g de receta en crudo.':
    'Fruit (%). Grams of fruit, juice and dried fruit per 100 g of raw recipe.',
  'Zanahoria (%). Gramos de zanahoria u otra hortaliza por 100 g de receta en crudo.':
    'Carrot (%). Grams of carrot or another vegetable per 100 g of raw recipe.',
  'Yogur (%). Gramos de yogur u otro lácteo por 100 g de receta en crudo.':
    'Yogurt (%). Grams of yogurt or other dairy per 100 g of raw recipe.',
  'Manteca de cacao (%). Gramos de manteca de cacao de todos los ingredientes por 100 g de receta en crudo.':
    'Cocoa butter (%). Grams of cocoa butter of all the ingredients per 100 g of raw recipe.',
  'Ingredientes no admitidos por la IGP (%). Gramos de lo que no es almendra, azúcar (o azúcar glas), huevo, aroma, licor ni sal por 100 g de receta en crudo.':
    'Ingredients the PGI does not admit (%). Grams of what is neither almond, sugar (or icing sugar), egg, flavouring, liqueur nor salt per 100 g of raw recipe.',
  'Azúcar/fruto seco. Gramos de azúcar y otros edulcorantes por cada gramo de almendra y otros frutos secos.':
    'Sugar/nuts. Grams of sugar and other sweeteners per gram of almond and other nuts.',
  'Clara/fruto seco. Gramos de clara por cada gramo de almendra, otros frutos secos y cacao.':
    'Egg white/nuts. Grams of egg white per gram of almond, other nuts and cocoa.',
  'Mantequilla/fruto seco. Gramos de mantequilla, aceite u otra grasa por cada gramo de almendra y otros frutos secos.':
    'Butter/nuts. Grams of butter, oil or other fat per gram of almond and other nuts.',
  'Huevo/fruto seco. Gramos de huevo, yema y clara por cada gramo de almendra y otros frutos secos.':
    'Egg/nuts. Grams of egg, yolk and white per gram of almond and other nuts.',
  'Almidón sobre leche (%). Gramos de almidón (la harina cuenta 0,75) por cada 100 g de leche y nata; en la crema diplomática, solo de leche, porque la nata se monta y no se cuece.':
    'Starch on milk (%). Grams of starch (flour counts 0.75) per 100 g of milk and cream; in diplomat cream of milk alone, because the cream is whipped and not cooked.',
  'Huevo sobre leche (%). Gramos de huevo, yema y clara por cada 100 g de leche y nata; en la crema diplomática, solo de leche.':
    'Egg on milk (%). Grams of egg, yolk and white per 100 g of milk and cream; in diplomat cream, of milk alone.',
  'Azúcar sobre leche (%). Gramos de azúcar y otros edulcorantes por cada 100 g de leche y nata.':
    'Sugar on milk (%). Grams of sugar and other sweeteners per 100 g of milk and cream.',
  'Nata/leche. Gramos de nata por cada gramo de leche.': 'Cream/milk. Grams of cream per gram of milk.',
  'Mantequilla/leche. Gramos de mantequilla, aceite u otra grasa por cada gramo de leche y nata.':
    'Butter/milk. Grams of butter, oil or other fat per gram of milk and cream.',
  'Nata/chocolate. Gramos de nata, leche, agua, zumo, fruta, licor y otros lácteos por cada gramo de chocolate.':
    'Cream/chocolate. Grams of cream, milk, water, juice, fruit, liqueur and other dairy per gram of chocolate.',
  'Azúcar/mantequilla. Gramos de azúcar y otros edulcorantes por cada gramo de mantequilla, aceite u otra grasa.':
    'Sugar/butter. Grams of sugar and other sweeteners per gram of butter, oil or other fat.',
  'Azúcar/zumo. Gramos de azúcar y otros edulcorantes por cada gramo de zumo.':
    'Sugar/juice. Grams of sugar and other sweeteners per gram of juice.',
  'Azúcar/clara. Gramos de azúcar y otros edulcorantes por cada gramo de clara.':
    'Sugar/egg white. Grams of sugar and other sweeteners per gram of egg white.',
  'Azúcar/yema. Gramos de azúcar y otros edulcorantes por cada gramo de yema.':
    'Sugar/yolk. Grams of sugar and other sweeteners per gram of yolk.',
  'Agua/yema. Gramos de agua y zumo por cada gramo de yema.': 'Water/yolk. Grams of water and juice per gram of yolk.',
  'Rango de cada parámetro que el tipo limita.': 'Range of each parameter the type limits.',
  'Oro si todo está en rango y, como mucho, una cifra fuera de lo habitual de su tipo; plata si son más; bronce si solo un parámetro se sale, y por poco. Sin medalla, no aparece.':
    'Gold when all is in range and one figure at most off what is usual of its type; silver with more; bronze when a single parameter is outside, and by little. Without a medal it is missing.',
  'Composición de la receta, rangos del tipo y consejos en gramos.':
    'Composition of the recipe, ranges of the type and advice in grams.',
  'Identificador o nombre del ingrediente en el catálogo: «almendra_tostada», «pasta_cacao».':
    'Identifier or name of the ingredient in the catalogue: “almendra_tostada”, “pasta_cacao”.',
  'Fórmula de turrón o dulce de almendra, tal como se pesa.':
    'Formula of turrón or almond confectionery, as it is weighed.',
  'Almendra (%). Gramos de almendra (ya tostada donde el tipo la tuesta) por 100 g de producto terminado.':
    'Almond (%). Grams of almond (already toasted where the type toasts it) per 100 g of finished product.',
  'Miel (%). Gramos de miel de abejas por 100 g de producto terminado.':
    'Honey (%). Grams of bee honey per 100 g of finished product.',
  'Azúcares añadidos (%). Gramos de azúcar, jarabe de glucosa, azúcar invertido, dextrosa y similares por 100 g de producto terminado; sin miel ni polioles.':
    'Added sugars (%). Grams of sugar, glucose syrup, invert sugar, dextrose and the like per 100 g of finished product; without honey nor polyols.',
  'Relación miel:azúcar. Gramos de miel por cada gramo de azúcares añadidos; no se da si hay miel y ningún azúcar. Lo habitual es 0,3 a 4.':
    'Honey to sugar. Grams of honey per gram of added sugars; missing where there is honey and no sugar. Usually 0.3 to 4.',
  'Grasa (%). Gramos de grasa de todos los ingredientes por 100 g de producto terminado.':
    'Fat (%). Grams of fat of all the ingredients per 100 g of finished product.',
  'Frutos secos (%). Gramos de frutos secos, almendra y cacahuete incluidos, por 100 g de producto terminado.':
    'Nuts (%). Grams of nuts, almond and peanut included, per 100 g of finished product.',
  'Humedad (%). Agua del producto terminado: la de la fórmula, como mucho la humedad residual del tipo tras la cocción.':
    'Moisture (%). Water of the finished product: that of the formula, at most the moisture the type keeps after cooking.',
  'Rendimiento (%). Peso terminado, con la oblea, por 100 g pesados: descuenta el tueste (3 %) y el agua que se evapora.':
    'Yield (%). Finished weight, with the wafer, per 100 g weighed in: less what toasting takes (3 %) and the water that evaporates.',
  'Energía (kcal). Energía de los ingredientes de la masa por 100 g de producto terminado.':
    'Energy (kcal). Energy of the ingredients of the mass per 100 g of finished product.',
  'Coste por kilo terminado (€/kg). Coste de todo lo pesado, oblea incluida, entre el peso terminado.':
    'Cost per finished kilo (€/kg). Cost of all that is weighed in, wafer included, over the finished weight.',
  '3 (oro) para Suprema, 2 (plata) para Extra y 1 (bronce) para el resto.':
    '3 (gold) for Suprema, 2 (silver) for Extra and 1 (bronze) for the rest.',
  'Categoría que alcanza: Suprema, Extra, Fuera de IGP o Básico.':
    'Category it reaches: Suprema, Extra, Fuera de IGP or Básico.',
  'Razones de la categoría, consejos con gramos y avisos, en español.':
    'Reasons of the category, advice with grams and warnings, in Spanish.',
  'Calificación que alcanza la fórmula.': 'Score the formula reaches.',
  'Composición sobre producto terminado y categoría que alcanza.':
    'Composition on finished product and category it reaches.',
  'Fórmula de chocolate, cobertura, gianduja o relleno de bombón.':
    'Formula of chocolate, couverture, gianduja or praline filling.',
  'Cacao total (%). Materia seca total de cacao: manteca de cacao más cacao seco desgrasado, por 100 g de producto, con su agua.':
    'Total cocoa (%). Total dry cocoa solids: cocoa butter plus fat-free dry cocoa, per 100 g of product, its water included.',
  'Manteca de cacao (%). Manteca de cacao de todos los ingredientes (pasta, polvo, nibs, coberturas y manteca añadida), por 100 g de producto, con su agua.':
    'Cocoa butter (%). Cocoa butter of all the ingredients (paste, powder, nibs, couvertures and added butter), per 100 g of product, its water included.',
  'Grasa total (%). Manteca de cacao, grasa láctea y las demás grasas (frutos secos, lecitina, vegetales), por 100 g de producto, con su agua.':
    'Total fat (%). Cocoa butter, milk fat and the other fats (nuts, lecithin, vegetable), per 100 g of product, its water included.',
  'Azúcar (%). Sacarosa, glucosa, fructosa, sólidos de jarabe de glucosa, polioles y glicerol, por 100 g de producto, con su agua; la lactosa cuenta como sólido lácteo.':
    'Sugar (%). Sucrose, glucose, fructose, solids of glucose syrup, polyols and glycerol, per 100 g of product, its water included; lactose counts as a milk solid.',
  'Sólidos lácteos (%). Materia seca láctea: grasa láctea más sólidos lácteos no grasos; el suero y la lactosa no cuentan, por 100 g de producto, con su agua.':
    'Milk solids (%). Dry milk matter: milk fat plus milk solids non fat; whey and lactose do not count, per 100 g of product, its water included.',
  'Coste (€/kg). Suma del precio de cada ingrediente por su parte en la fórmula.':
    'Cost (€/kg). Sum of the price of each ingredient times its share of the formula.',
  'Denominación que alcanza (RD 1055/2003), o por qué no la alcanza; en rellenos, su conservación.':
    'Denomination it reaches (RD 1055/2003), or why it does not; for fillings, how they keep.',
  'Oro: legal y con todo en rango. Plata: legal con uno o dos objetivos fuera. Bronce: el resto.':
    'Gold: legal and all in range. Silver: legal with one or two targets outside. Bronze: the rest.',
  'Temperatura a la que se funde, [mínima, máxima] en °C.': 'Temperature to melt at, [lowest, highest] in °C.',
  'Temperatura a la que se enfría, [mínima, máxima] en °C.': 'Temperature to cool to, [lowest, highest] in °C.',
  'Temperatura a la que se trabaja, [mínima, máxima] en °C.': 'Temperature to work at, [lowest, highest] in °C.',
  'Temperaturas de templado en °C.': 'Tempering temperatures in °C.',
  'Razones de la medalla, consejos en gramos de la fórmula y avisos, en español.':
    'Reasons of the medal, advice in grams of the formula and warnings, in Spanish.',
  'Composición del producto, denominación legal, medalla y templado.':
    'Composition of the product, legal denomination, medal and tempering.',
  'Agua libre, g por 100 g de mezcla.': 'Free water, g per 100 g of mix.',
  'Equivalentes de sacarosa disueltos, g por 100 g de mezcla.': 'Dissolved equivalents of sucrose, g per 100 g of mix.',
  'Temperatura a la que empieza a congelarse, °C; null si no hay agua.':
    'Temperature at which it begins to freeze, °C; null without water.',
  'Agua congelada, %.': 'Frozen water, %.',
  '°C.': '°C.',
  'Gramos de hielo por 100 g de mezcla.': 'Grams of ice per 100 g of mix.',
  'De 0 a 90 % congelado, cada 5, según la física o, si es null, el PAC; vacía si no hay agua.':
    'From 0 to 90 % frozen, every 5, by physics or, where that is null, by the PAC; empty without water.',
  'Lo congelado a temperaturas habituales.': 'What is frozen at usual temperatures.',
  'Temperatura de servicio, °C; incluye el endurecimiento de cacao y frutos secos.':
    'Serving temperature, °C; includes what cocoa and nuts harden.',
  'Agua congelada de referencia, %.': 'Frozen water of reference, %.',
  'La mezcla a su temperatura de servicio.': 'The mix at its serving temperature.',
  'Curva de congelación de una fórmula de helado.': 'Freezing curve of an ice cream formula.',
  'Si el huevo crudo alcanza 70 °C (almíbar, baño, crema inglesa, horno): con «true» no se objeta; con «false», o sin decirlo en lo que nada cuece (tiramisú, mousse, ganache), es una falta (RD 1021/2022, art. 9).':
    'Whether raw egg reaches 70 °C (syrup, bath, custard, oven): nothing is said against it with «true»; it is a fault with «false», or unsaid in what nothing cooks (tiramisu, mousse, ganache) (RD 1021/2022, art. 9).',
  'Temperatura a la que se sirve, °C: la dureza se juzga ahí en lugar de en vitrina.':
    'Temperature it is served at, °C: hardness is judged there instead of in the display.',
  'La fórmula que se analiza.': 'The formula to analyse.',
  'Veredicto, categoría o medalla: «equilibrada», «suprema», «gold»…':
    'Verdict, category or medal: “equilibrada”, “suprema”, “gold”…',
  'El resultado en palabras.': 'The outcome in words.',
  'Si la fórmula es buena para su tipo.': 'Whether the formula is good for its type.',
  'En qué queda la fórmula.': 'What the formula comes to.',
  'Clave del parámetro: «PAC», «pctAlmendra»…': 'Key of the parameter: “PAC”, “pctAlmendra”…',
  'Nombre del parámetro.': 'Name of the parameter.',
  '«%», «°C», «€/kg»…; vacía en una relación o un índice.': '“%”, “°C”, “€/kg”…; empty for a ratio or an index.',
  'Valor con los decimales con los que se juzga.': 'Value with the decimals it is judged with.',
  'Null en un lado abierto.': 'Null on an open side.',
  '[mínimo, máximo] que pide el tipo; null en un lado abierto, o entero si el tipo no lo limita.':
    '[minimum, maximum] the type asks for; null on an open side, or whole where the type does not limit it.',
  'Lo habitual dentro de lo aceptado: donde están cuatro de cada cinco fórmulas firmadas; fuera de él, el valor está al límite.':
    'What is usual within what is accepted: where four of five signed formulas lie; outside it the value is at the limit.',
  'Cómo está el valor frente al rango; «sin_juicio» si el tipo no lo juzga.':
    'How the value stands to the range; “sin_juicio” where the type does not judge it.',
  'Quién lo pide: la ley, el pliego de una denominación protegida, el oficio o el servicio.':
    'Who asks for it: the law, the specification of a protected denomination, the trade or the service.',
  'De dónde sale el rango.': 'Where the range comes from.',
  'Cada cifra con su rango y cómo está.': 'Each figure with its range and how it stands.',
  'El nombre como se envió.': 'The name as it was sent.',
  'Nombre o identificador del ingrediente con el que se ha calculado; null si no se conoce.':
    'Name or identifier of the ingredient it was calculated with; null where it is not known.',
  'Nombre en español.': 'Name in Spanish.',
  'Peso enviado.': 'Weight sent.',
  'Parte del peso de la fórmula, en %.': 'Share of the weight of the formula, in %.',
  'Qué seguridad hay: el nombre es el del ingrediente, es la elección del oficio para una palabra genérica, se ha supuesto por parecido, o no se conoce.':
    "How sure it is: the name is that of the ingredient, it is the craft's choice for a generic word, it was guessed by likeness, or it is not known.",
  'Lo que se pudo querer decir, lo más probable antes.': 'What may have been meant, the likeliest first.',
  'Con 1, cada ingrediente dice por qué se ha leído así, qué nombre se ha reconocido y qué palabras han quedado aparte.':
    'With 1, each ingredient tells why it was read so, which name was recognised and which words were left aside.',
  'Por qué se ha leído así o se pregunta: es un nombre del ingrediente; la elección del oficio; un nombre con su grado, comentarios o palabras que no lo cambian; varios ingredientes a elegir o juntos; una regla del oficio («mermelada de…»); el nombre más parecido; o lo declara la etiqueta, la receta o la composición enviada.':
    'Why it was read so or is asked about: it is a name of the ingredient; the choice of the craft; a name with its grade, remarks or words that do not change it; several ingredients to choose from or together; a rule of the trade (“mermelada de…”); the name most like it; or the label, recipe or composition sent says so.',
  'El nombre del ingrediente que se ha reconocido.': 'The name of the ingredient that was recognised.',
  'Palabras enviadas que no están en ese nombre.': 'Words sent that are not in that name.',
  'Alérgenos por los que se pregunta en vez de leerlo.': 'Allergens for which it is asked about instead of read.',
  'Solo con «traza=1»: cómo se ha leído el nombre. Falta donde la petición pasa de lo que se lee de una vez.':
    'Only with “traza=1”: how the name was read. Absent where the request exceeds what is read at once.',
  'Cómo se ha entendido cada ingrediente.': 'How each ingredient was understood.',
  'El consejo en palabras.': 'The advice in words.',
  'Qué se hace en la báscula.': 'What to do on the scale.',
  'Lo que se añade, se quita o se cambia, con el nombre que hay que enviar.':
    'What is added, taken out or changed, by the name to send.',
  'Gramos de la fórmula enviada.': 'Grams of the formula sent.',
  'Al cambiar, lo que entra en su lugar.': 'In a change, what takes its place.',
  'Lo mismo, paso a paso; vacío si no se puede pesar.': 'The same, step by step; empty where it cannot be weighed.',
  'Claves de los parámetros que corrige.': 'Keys of the parameters it mends.',
  'Qué cambiar, en palabras y en pasos.': 'What to change, in words and in steps.',
  'Clase de aviso, estable entre versiones: «ingrediente_desconocido».':
    'Kind of warning, stable across versions: “ingrediente_desconocido”.',
  'El aviso en palabras.': 'The warning in words.',
  'Lugar del ingrediente en la lista, desde 0.': 'Place of the ingredient in the list, from 0.',
  'Lo que conviene saber del cálculo.': 'What is worth knowing of the calculation.',
  'Cómo se llama la fórmula publicada.': 'What the published formula is called.',
  'Quién la publica.': 'Who publishes it.',
  'Cuánto se parece, en palabras: «casi igual», «parecida»…': 'How like it is, in words: «casi igual», «parecida»…',
  'Las fórmulas publicadas del tipo que más se parecen, la más cercana antes.':
    'The published formulas of the type most like it, nearest first.',
  'Fórmulas de referencia que hay del tipo.': 'How many reference formulas there are of the type.',
  'Se dice si son pocas para juzgar por ellas.': 'Said where they are too few to judge by.',
  '«con claras montadas», «de merengue»…': '«con claras montadas», «de merengue»…',
  'Fórmulas de referencia que hay de esa clase.': 'How many reference formulas there are of that kind.',
  'Con cuáles se compara.': 'Which ones it is compared with.',
  'La clase que parece, en los tipos amplios.': 'The kind it looks like, in broad types.',
  'Con cuántas fórmulas de referencia se compara.': 'How many reference formulas it is compared with.',
  'Coste en €/kg de producto; null si no se puede calcular.':
    'Cost in €/kg of product; null where it cannot be calculated.',
  'Temperatura de servicio pedida, °C.': 'Serving temperature asked for, °C.',
  'La de la fórmula (PAC), °C.': 'That of the formula (PAC), °C.',
  'Si está en su punto: a 1,5 °C o menos en lo que se sirve con pala; semifríos, granizados, soft y polos tienen su propio margen. Más allá, dentro del rango de PAC, se acepta al límite.':
    'Whether it is right: within 1.5 °C for what is served with a spatula; semifreddi, granitas, soft serve and ice lollies have a margin of their own. Farther, within the range of PAC, it is accepted at the limit.',
  'Helado: cómo queda a la temperatura de servicio pedida.':
    'Ice cream: how it is at the serving temperature asked for.',
  'El análisis de una fórmula, con la misma forma en todos los oficios.':
    'The analysis of a formula, in the same shape in every craft.',
  'Ingredientes con los nombres de campo del oficio, o con «name» y «grams».':
    'Ingredients with the field names of the craft, or with “name” and “grams”.',
  'Oficio de la fórmula.': 'Craft of the formula.',
  'Tipo de elaboración; sin él, el habitual del oficio.':
    'Type of preparation; without it, the usual one of the craft.',
  'Con los demás campos que admite el oficio, si hacen falta.':
    'With the other fields the craft takes, where they are needed.',
  'Ingredientes, con «name» y «grams» en todos los oficios.': 'Ingredients, with “name” and “grams” in every craft.',
  'Una fórmula de cualquier oficio.': 'A formula of any craft.',
  'De 1 a 200 fórmulas, de los oficios que se quiera.': 'From 1 to 200 formulas, of whichever crafts.',
  'Fórmulas que se analizan de una vez.': 'Formulas to be analysed at once.',
  'Mensaje en español.': 'Message in Spanish.',
  'Clase de fallo, estable entre versiones: «peso_no_valido».':
    'Kind of fault, stable across versions: “peso_no_valido”.',
  'Lugar del ingrediente en la fórmula, desde 0.': 'Place of the ingredient in the formula, from 0.',
  'Campo en el que está el fallo, como se envió.': 'Field at fault, as it was sent.',
  'Oficios disponibles.': 'Crafts there are.',
  'El fallo en palabras.': 'The fault in words.',
  'Todo lo que no vale; el primero es este.': 'All that is wrong; the first is this one.',
  'Por qué una fórmula del lote no tiene análisis.': 'Why a formula of the batch has no analysis.',
  'Por cada fórmula, en el mismo orden, su análisis o su error.':
    'For each formula, in the same order, its analysis or its error.',
  'Resultado de cada fórmula del lote.': 'Result of each formula of the batch.',
  'Ingredientes cuyos gramos no cambian.': 'Ingredients whose grams do not change.',
  'Gramos como mínimo.': 'Grams at least.',
  'Gramos como máximo.': 'Grams at most.',
  'Gramos mínimos y máximos por ingrediente. Nombrar aquí un aroma, la sal, un estabilizante, una levadura o un gelificante permite moverlo.':
    'Least and most grams by ingredient. To name here a flavouring, the salt, a stabiliser, a yeast or a gelling agent lets it move.',
  'Peso total deseado, en gramos. Por defecto, la suma de la fórmula, redondeada a lo que pesa un taller si cambia en menos del 0,2 %; en panadería se deja la harina como está y el total se adapta.':
    'Total weight wanted, in grams. By default the sum of the formula, rounded to what a workshop weighs where that is less than 0.2 % of it; in bread the flour is left as it is and the total adapts.',
  'Paso de la báscula en gramos; 0 = sin redondear. Si falta, lo que pesa un taller: hasta 2 kg, 1 g (0,1 g la sal y lo que va en pizcas; 0,5 g otras dosis); en masadas mayores, 5 g y más; y más fino si así no se puede.':
    'Step of the scale in grams; 0 = no rounding. Without it, what a workshop weighs: up to 2 kg, 1 g (0.1 g for salt and what goes in pinches; 0.5 g for other doses); in larger batches, 5 g and more; and finer where it cannot be done so.',
  'Peso de una unidad entera por ingrediente: huevos de 50 g, hojas de gelatina de 2 g.':
    'Weight of one whole unit by ingredient: eggs of 50 g, gelatine leaves of 2 g.',
  'Ingredientes del catálogo que se pueden añadir. Por defecto, los propios del tipo; vacía, ninguno.':
    'Ingredients of the catalogue that may be added. By default, those proper to the type; empty, none.',
  'Qué se busca: el menor cambio (por defecto), el menor coste o una calificación.':
    'What is sought: the smallest change (by default), the lowest cost or a score.',
  'Prefiere el centro de los rangos al borde cuando cuesta poco cambio.':
    'Prefers the middle of the ranges to their edge where it costs little change.',
  'Rangos propios por parámetro, [mínimo, máximo] (null = abierto), en lugar de los del tipo; donde manda la norma (turrón y cacao), además de los suyos.':
    "Ranges of one's own by parameter, [minimum, maximum] (null = open), instead of those of the type; where the law rules (turrón and cocoa), besides its own.",
  'Lo que se permite y lo que se pide.': 'What is allowed and what is asked for.',
  'La fórmula y, si se quiere, lo que se permite y lo que se pide.':
    'The formula and, if wanted, what is allowed and what is asked for.',
  'Nombre del ingrediente.': 'Name of the ingredient.',
  'Gramos en la fórmula enviada.': 'Grams in the formula sent.',
  'Gramos en la fórmula nueva.': 'Grams in the new formula.',
  'Gramos que cambia: «despues» menos «antes».': 'Grams it changes by: “despues” less “antes”.',
  'Gramos de un ingrediente antes y después.': 'Grams of an ingredient before and after.',
  'Coste de la fórmula enviada, en €/kg.': 'Cost of the formula sent, in €/kg.',
  'Coste de la fórmula nueva, en €/kg.': 'Cost of the new formula, in €/kg.',
  'Unidad de las cifras.': 'Unit of the figures.',
  'Ingredientes sin precio conocido, que no se cuentan.': 'Ingredients without a known price, which are not counted.',
  'Coste de las materias primas por kg de fórmula; en turrón, por kg de producto acabado.':
    'Cost of raw materials per kg of formula; in turrón, per kg of finished product.',
  'Lo mismo en palabras, en español.': 'The same in words, in Spanish.',
  'Qué límite es: un parámetro, un ingrediente fijo, uno que no se mueve si no se nombra (sin_mover), un mínimo o máximo pedido, el mínimo que se respeta de lo que lleva la fórmula (resto), el total, las unidades enteras, el paso, o lo que el tipo reprocha a la fórmula entera (objecion).':
    'Which limit it is: a parameter, a fixed ingredient, one that does not move unless it is named (sin_mover), a least or a most asked for, the least that is kept of what the formula holds (resto), the total, whole units, the step, or what the type objects to in the whole formula (objecion).',
  'Clave del parámetro o nombre del ingrediente.': 'Key of the parameter or name of the ingredient.',
  'Null en una objeción sin medida.': 'Null in an objection without a measure.',
  'Lo más cerca que se llega mientras los demás se cumplen; null si no hay medida.':
    'The nearest that is reached while the others are met; null without a measure.',
  'Lo que falta para cumplirlo, en su unidad; null si no hay medida.':
    'What is missing to meet it, in its unit; null without a measure.',
  'Un límite de un conjunto mínimo que no se puede cumplir a la vez.':
    'A limit of a smallest set that cannot be met at once.',
  'Opciones con las que sí se puede, ya comprobadas.': 'Options with which it can be done, already tried.',
  'Otro tipo para el que la fórmula ya cumple.': 'Another type the formula already meets.',
  'Qué liberar, añadir o cambiar para que se pueda.': 'What to free, add or change so that it can be done.',
  'Si «despues» es lo que se pide: equilibrada, o la calificación deseada.':
    'Whether “despues” is what is asked for: balanced, or the score wanted.',
  'Si la fórmula nueva es otra que la enviada. Si no cambia y es factible, ya cumplía lo que se pide y no hay nada que aceptar.':
    'Whether the new formula is another than the one sent. If it does not change and is feasible, it already met what is asked for and there is nothing to accept.',
  'La fórmula nueva, lista para volver a enviarla.': 'The new formula, ready to be sent again.',
  'Gramos de cada ingrediente antes y después.': 'Grams of each ingredient before and after.',
  'Gramos de la fórmula nueva.': 'Grams of the new formula.',
  'Paso de los gramos que cambian; 0 si van sin redondear. Cuando no se puede, lo que no cabe en él va más fino.':
    'Step of the grams that change; 0 where they are not rounded. Where it cannot be done, what does not fit it goes finer.',
  'Qué se ha hecho y por qué, en español.': 'What was done and why, in Spanish.',
  'Solo cuando no se puede.': 'Only when it cannot be done.',
  'Lo que no se ha leído como se pidió: un tipo con otro nombre o desconocido, un campo que no se lee. Falta si no hay nada que decir.':
    'What was not read as it was asked for: a type by another name or unknown, a field that is not read. Missing where there is nothing to say.',
  'Los gramos que equilibran la fórmula, o la más cercana y lo que lo impide.':
    'The grams that balance the formula, or the nearest one and what stands in the way.',
  'Gramos; 1000 si no se dice.': 'Grams; 1000 if not told.',
  'Ingrediente que da el sabor.': 'Ingredient that gives the flavour.',
  '% del peso; sin él, el habitual.': '% of the weight; without it, the usual one.',
  'A qué ha de saber.': 'What it is to taste of.',
  'Lo que no puede llevar: un alérgeno del anexo II («leche», «gluten», «frutos_cascara»…), «animal», «azúcares», «lactosa» o un ingrediente.':
    'What it may not hold: an allergen of annex II (“leche”, “gluten”, “frutos_cascara”…), “animal”, “azúcares”, “lactosa” or an ingredient.',
  'Ingredientes que ha de llevar.': 'Ingredients it is to hold.',
  'Coste máximo, en €/kg.': 'Highest cost, in €/kg.',
  'Temperatura a la que se sirve, en °C.': 'Temperature it is served at, in °C.',
  'Paso de la báscula, en gramos; 0 o nada, el habitual.': 'Step of the scale, in grams; 0 or nothing, the usual one.',
  'Cuántas propuestas: la más sencilla, la más barata y la de mejor textura. 1 si no se dice.':
    'How many proposals: the simplest, the cheapest and the one of best texture. 1 if not told.',
  'Lo que se quiere hacer.': 'What is to be made.',
  'Cómo se llama.': 'What it is called.',
  'Lo que la distingue de las demás, si hay varias: «la más barata».':
    'What sets it apart from the others, where there are several: “la más barata”.',
  'Tipo de elaboración aplicado.': 'Type of preparation applied.',
  'Lo que hace en la fórmula: «líquido lácteo», «azúcar»…': 'What it does in the formula: “líquido lácteo”, “azúcar”…',
  'La fórmula, lista para enviarla a analizar o a equilibrar.': 'The formula, ready to be analysed or balanced.',
  'Alérgenos que contiene, por código.': 'Allergens it contains, by code.',
  'Por qué está cada ingrediente y a qué se ha renunciado.': 'Why each ingredient is there and what was given up.',
  'Fórmula de la que parte y de dónde sale.': 'Formula it starts from and where that comes from.',
  'Una fórmula que cumple lo que pide su tipo.': 'A formula that meets what its type asks for.',
  'Fórmulas que cumplen todo; ninguna si no se puede.': 'Formulas that meet everything; none where it cannot be done.',
  'Qué deseos chocan, en una frase.': 'Which wishes collide, in a sentence.',
  'Qué lo haría posible.': 'What would make it possible.',
  'Solo cuando no se puede: por qué, y lo más cercano que sí.':
    'Only when it cannot be done: why, and the nearest that can.',
  'Fórmulas para un deseo, o por qué no se puede.': 'Formulas for a wish, or why it cannot be done.',
  'Lo que se quita: un ingrediente, un alérgeno o «lo más caro».':
    'What is taken out: an ingredient, an allergen or “lo más caro” (the dearest).',
  'Con qué, si se sabe; cada uno es una propuesta.': 'With what, if it is known; each is a proposal.',
  'Propuestas como mucho; 3 si no se dice.': 'Proposals at most; 3 if not told.',
  'La fórmula y lo que hay que quitarle.': 'The formula and what is to be taken out of it.',
  'Lo que entra.': 'What comes in.',
  'Ingrediente.': 'Ingredient.',
  'Gramos en la propuesta.': 'Grams in the proposal.',
  'Lo que cambia en la báscula.': 'What changes on the scale.',
  'Parecido a la fórmula enviada, de 0 a 1.': 'Likeness to the formula sent, from 0 to 1.',
  'La propuesta en palabras, con lo que se pierde.': 'The proposal in words, with what is lost.',
  'De la más a la menos parecida; cada una es la fórmula entera.': 'The most alike first; each is the whole formula.',
  'Por qué no hay propuestas, o lo que conviene saber.': 'Why there are no proposals, or what is worth knowing.',
  'La fórmula sin lo que se quita, de las maneras que hay.':
    'The formula without what is taken out, in the ways there are.',
  'La lista de la etiqueta: «Ingredientes: leche, azúcar, …».':
    'The list of the label: “Ingredientes: leche, azúcar, …”.',
  'Ingrediente, como se lee en la etiqueta.': 'Ingredient, as the label has it.',
  '% que da la etiqueta, si lo da.': '% the label gives, if it does.',
  'La misma lista por partes, en su orden; en lugar de «texto».':
    'The same list in parts, in its order; instead of “texto”.',
  'Valor energético en kJ.': 'Energy in kJ.',
  'Valor energético en kcal.': 'Energy in kcal.',
  'Grasas, en gramos.': 'Fat, in grams.',
  'De las cuales saturadas, en gramos.': 'Of which saturates, in grams.',
  'Hidratos de carbono, en gramos.': 'Carbohydrate, in grams.',
  'De los cuales azúcares, en gramos.': 'Of which sugars, in grams.',
  'Fibra alimentaria, en gramos.': 'Fibre, in grams.',
  'Proteínas (nitrógeno × 6,25), en gramos.': 'Protein (nitrogen × 6.25), in grams.',
  'Sal (sodio × 2,5), en gramos.': 'Salt (sodium × 2.5), in grams.',
  'Tabla nutricional por 100 g, con las cifras que haya.': 'Nutrition table per 100 g, with the figures there are.',
  '% del peso que pierde al cocerse; sin él, el habitual del tipo.':
    '% of the weight lost in cooking; without it, the usual of the type.',
  'Lo que dice la etiqueta de un producto.': 'What the label of a product says.',
  '% estimado del peso de la mezcla.': 'Estimated % of the weight of the mix.',
  'Lo menos que puede ser.': 'The least it can be.',
  'Lo más que puede ser.': 'The most it can be.',
  'Lo que dice la etiqueta.': 'What the label says.',
  'Lo que da la estimación.': 'What the estimate gives.',
  'Cada cifra de la tabla, en la etiqueta y en la estimación.':
    'Each figure of the table, on the label and in the estimate.',
  'Lo que se ha supuesto y lo bien que encaja.': 'What was assumed and how well it fits.',
  'Los gramos que hay detrás de una etiqueta, estimados.': 'The grams behind a label, estimated.',
  'Nombre del producto; vale de denominación si no se da otra.':
    'Name of the product; serves as its denomination where no other is given.',
  'Denominación legal, habitual o descriptiva, si el nombre del producto es de fantasía.':
    'Legal, customary or descriptive name, where that of the product is a fancy one.',
  'Ingredientes de la fórmula; «ingrediente» y «peso» valen por «name» y «grams».':
    'Ingredients of the formula; “ingrediente” and “peso” stand for “name” and “grams”.',
  'Gramos de una ración, para su columna.': 'Grams of a portion, for its column.',
  'Ingredientes que destacan la imagen o las palabras del envase: llevarán su porcentaje.':
    'Ingredients the picture or the words of the package stress: they will carry their percentage.',
  'Las recetas, con su propia lista entre paréntesis (así si no se dice) o disueltas en la general.':
    'Recipes with their own list in brackets (so if not told) or dissolved in the general one.',
  'La fórmula de la que se pide la etiqueta.': 'The formula whose label is asked for.',
  'La denominación enviada o, si falta, el nombre, o el del tipo; null si no hay ninguno.':
    'The denomination sent or, without it, the name, or that of the type; null where there is none.',
  'El nombre del producto, si se envía una denominación distinta.':
    'The name of the product, where another denomination is sent.',
  'La lista de ingredientes.': 'The list of ingredients.',
  'Un trozo de la lista.': 'A piece of the list.',
  'Código del alérgeno que nombra, para resaltarlo; null si no nombra ninguno.':
    'Code of the allergen it names, to stress it; null where it names none.',
  'La misma lista en trozos, con los alérgenos aparte.': 'The same list in pieces, with the allergens apart.',
  'Lista de ingredientes, de más a menos peso.': 'List of ingredients, by descending weight.',
  'Los que contiene, por código.': 'Those it contains, by code.',
  'Trazas habituales en el oficio; manda tu evaluación del riesgo.':
    'Traces usual in the trade; your own risk assessment rules.',
  'Alérgenos del anexo II del Reglamento (UE) 1169/2011.': 'Allergens of annex II of Regulation (EU) 1169/2011.',
  'Por 100 g de producto terminado, sin redondear.': 'Per 100 g of finished product, not rounded.',
  'Valor energético en kJ, como se imprime.': 'Energy in kJ, as it is printed.',
  'Valor energético en kcal, como se imprime.': 'Energy in kcal, as it is printed.',
  'Grasas, en gramos, como se imprime.': 'Fat, in grams, as it is printed.',
  'De las cuales saturadas, en gramos, como se imprime.': 'Of which saturates, in grams, as it is printed.',
  'Hidratos de carbono, en gramos, como se imprime.': 'Carbohydrate, in grams, as it is printed.',
  'De los cuales azúcares, en gramos, como se imprime.': 'Of which sugars, in grams, as it is printed.',
  'Fibra alimentaria, en gramos, como se imprime.': 'Fibre, in grams, as it is printed.',
  'Proteínas (nitrógeno × 6,25), en gramos, como se imprime.': 'Protein (nitrogen × 6.25), in grams, as it is printed.',
  'Sal (sodio × 2,5), en gramos, como se imprime.': 'Salt (sodium × 2.5), in grams, as it is printed.',
  'Lo mismo, redondeado según la guía de la Comisión.': "The same, rounded by the Commission's guidance.",
  'Peso de la ración.': 'Weight of the portion.',
  'Por ración, sin redondear.': 'Per portion, not rounded.',
  'Por ración, redondeado.': 'Per portion, rounded.',
  'Solo si se pide con «porcion».': 'Only when asked for with “porcion”.',
  'Información nutricional.': 'Nutrition information.',
  'El ingrediente, como está en la lista.': 'The ingredient, as it stands in the list.',
  'Gramos usados por 100 g de producto terminado.': 'Grams used per 100 g of finished product.',
  'Como se imprime.': 'As it is printed.',
  'Por qué hay que darlo.': 'Why it must be given.',
  'En cuántos sitios de la lista está; si son varios, el total va en «menciones».':
    'In how many places of the list it stands; where there are several, the total is in “menciones”.',
  'Ingredientes cuyo porcentaje es obligatorio.': 'Ingredients whose percentage is mandatory.',
  'Clase de mención.': 'Kind of mention.',
  'Las palabras que deben figurar.': 'The words that must appear.',
  'Artículo o norma en que se apoya.': 'Article or rule it rests on.',
  'Menciones obligatorias.': 'Mandatory mentions.',
  'Declaración: «sin_gluten», «fuente_de_fibra»…': 'Claim: “sin_gluten”, “fuente_de_fibra”…',
  'La declaración en palabras.': 'The claim in words.',
  'Si la composición la permite.': 'Whether the composition allows it.',
  'Por qué.': 'Why.',
  'Lo que la etiqueta podría decir del producto.': 'What the label might say of the product.',
  'Clase de aviso, estable entre versiones.': 'Kind of warning, stable across versions.',
  'Lo que no se puede asegurar y lo que falta.': 'What cannot be assured and what is missing.',
  'Alcance del borrador.': 'Scope of the draft.',
  'Borrador de la etiqueta de un alimento.': 'Draft of the label of a food.',
  'Cuántos hay.': 'How many there are.',
  'Lo que se envía en las fórmulas.': 'What is sent in formulas.',
  'Otros nombres con los que se reconoce.': 'Other names it is recognised by.',
  'Grupo del catálogo.': 'Group of the catalogue.',
  'Por 100 g y otras cifras, por columna.': 'Per 100 g and other figures, by column.',
  '€/kg; null si no se conoce.': '€/kg; null where it is not known.',
  'De dónde salen las cifras.': 'Where the figures come from.',
  'Ingredientes encontrados.': 'Ingredients found.',
  'Ingredientes del catálogo de un oficio; si se busca, del más al menos parecido.':
    'Ingredients of the catalogue of a craft; in a search, the most alike first.',
  'Tipo que se aplica si no se pide otro.': 'Type applied where no other is asked for.',
  'Lo que se envía en «type». Por ejemplo, «helado_crema».': 'What is sent in “type”. For example, “helado_crema”.',
  'Nombre del tipo.': 'Name of the type.',
  'Familia del tipo, donde hay muchos.': 'Family of the type, where there are many.',
  'Clave de lo que se limita: un parámetro de la respuesta o, en turrón y chocolate, una cifra que solo cuenta para la categoría o la denominación.':
    'Key of what is limited: a parameter of the answer or, in turrón and chocolate, a figure that counts only for the category or the denomination.',
  'Nombre de lo que se limita.': 'Name of what is limited.',
  'null en un lado abierto.': 'null on an open side.',
  'Fórmulas publicadas de un tipo': 'Published formulas of a type',
  'Fórmulas firmadas con las que se compara una de ese tipo, con nombre, fuente, ingredientes y cifras, y los límites del tipo: lo que se acepta y lo habitual.':
    'Signed formulas that one of the type is compared with, with name, source, ingredients and figures, and the limits of the type: what is accepted and what is usual.',
  'Fórmulas publicadas y firmadas de un tipo, con sus cifras.':
    'Published and signed formulas of a type, with their figures.',
  'Fórmulas del tipo.': 'Formulas of the type.',
  'La ley de un tipo en una fecha': 'The law of a type on a date',
  'Lo que la ley y los nombres protegidos piden a un tipo, de qué norma sale, y si esa norma regía ya, aún no o ya no el día que se pregunta. Donde no consta desde cuándo rige, lo dice.':
    'What the law and protected names ask of a type, which norm it comes from, and whether that norm was in force, not yet or no longer on the day asked about. Where nobody has told since when, it says so.',
  'Día por el que se pregunta, año-mes-día.': 'Day asked about, year-month-day.',
  'Día por el que se pregunta.': 'Day asked about.',
  'Lo que pide la ley y si regía ese día.': 'What the law asks and whether it was in force that day.',
  'Si rige ese día: «en_vigor», «aun_no», «ya_no», o «sin_fecha» si no consta desde cuándo.':
    'Whether it is in force that day: “en_vigor”, “aun_no” (not yet), “ya_no” (no longer), or “sin_fecha” where its days are not known.',
  'Normas que cita su fuente.': 'Norms its source cites.',
  'Nombre de la norma.': 'Name of the norm.',
  'Primer día en que rige; null si no consta.': 'First day in force; null where not known.',
  'Último día en que rige; null si sigue o no consta.': 'Last day in force; null where it goes on or is not known.',
  'La norma que regía antes; sus cifras no se guardan.': 'The norm in force before; its figures are not kept.',
  'Las normas que se citan, cada una con la que regía antes si se sabe.':
    'The norms cited, each with the one in force before, where known.',
  'Límites de ley o de un nombre protegido.': 'Limits of law or of a protected name.',
  'Dosis que salen de una norma.': 'Doses that come from a norm.',
  'Lo que una norma no admite.': 'What a norm does not admit.',
  'Lo que la respuesta no mira.': 'What the answer does not look at.',
  'Lo que la ley pide a un tipo, y si regía en una fecha.':
    'What the law asks of a type, and whether it was in force on a date.',
  'Tipo del oficio.': 'Type of the craft.',
  'Cuántos como máximo. Sin él, todas.': 'How many at most. Without it, all.',
  'Tipo que se ha pedido.': 'Type that was asked for.',
  'Fórmulas firmadas del tipo.': 'Signed formulas of the type.',
  'Lo que se dice si son pocas para juzgar por ellas.': 'What is said where they are too few to judge by.',
  'Nombre de la fórmula publicada.': 'Name of the published formula.',
  'Si viene de un blog y no de un profesional.': 'Whether it comes from a blog and not from a professional.',
  'Alimento de la despensa.': 'Food of the pantry.',
  'Nombre del alimento.': 'Name of the food.',
  'Peso publicado.': 'Weight as published.',
  'Valor de cada cifra que juzga el tipo, por su clave.': 'Value of each figure the type judges, by its key.',
  'Fórmulas firmadas con las que se compara.': 'Signed formulas it is compared with.',
  '[mínimo, máximo] que se acepta; null en un lado abierto.':
    '[minimum, maximum] that is accepted; null on an open side.',
  'Lo habitual dentro de lo aceptado: donde están cuatro de cada cinco fórmulas firmadas.':
    'What is usual within what is accepted: where four of five signed formulas lie.',
  'Lo que da cumplirlo: Suprema, Extra, legal, objetivo…': 'What meeting it gives: Suprema, Extra, legal, objetivo…',
  'Norma, publicación u oficio de donde sale.': 'Law, publication or trade it comes from.',
  'Lo que pide el tipo.': 'What the type asks for.',
  'Clave del parámetro.': 'Key of the parameter.',
  'Cómo se calcula.': 'How it is calculated.',
  'De dónde sale la definición.': 'Where the definition comes from.',
  'Qué significa cada cifra.': 'What each figure means.',
  'Tipos de un oficio con sus rangos y fuentes, y el significado de cada parámetro.':
    'Types of a craft with their ranges and sources, and the meaning of each parameter.',
  'Cuántos cumplen lo que se pide, en todas las páginas.': 'How many meet what is asked for, on all pages.',
  'Identificador del alimento, estable entre versiones.': 'Identifier of the food, stable across versions.',
  'Cómo se ha leído: con ese nombre, por ser lo habitual del oficio, o dejando de lado parte del texto.':
    'How it was read: by that name, as the usual one of the craft, or leaving part of the text aside.',
  'El alimento que se entiende por el texto buscado, que va el primero. Falta si no hay ninguno.':
    'The food the text stands for, which comes first. Missing where there is none.',
  'Categoría de la despensa.': 'Category of the pantry.',
  'Energía en kcal por 100 g.': 'Energy in kcal per 100 g.',
  '€/kg sin IVA, orientativo.': '€/kg without VAT, a guide.',
  'La página pedida; si se busca, lo que se entiende por el texto y, después, del más al menos parecido.':
    'The page asked for; in a search, what the text stands for and then the most alike first.',
  'Huella de los datos, como en /version.': 'Fingerprint of the data, as in /version.',
  'Licencia, por su identificador SPDX.': 'Licence, by its SPDX identifier.',
  'Cuántos alimentos hay.': 'How many foods there are.',
  'Gramos por 100 g del alimento como se compra; los componentes de base suman 100. Siguen partes de ellos y, en «de_jarabe», un índice.':
    'Grams per 100 g of the food as bought; the base components add up to 100. Parts of them follow and, in “de_jarabe”, an index.',
  'kJ.': 'kJ.',
  'kcal.': 'kcal.',
  'Gramos.': 'Grams.',
  'Gramos de hidratos de carbono.': 'Grams of carbohydrate.',
  'Gramos, nitrógeno × 6,25.': 'Grams, nitrogen × 6.25.',
  'Gramos, sodio × 2,5.': 'Grams, sodium × 2.5.',
  'Valores por 100 g como en una etiqueta, sin redondear.': 'Values per 100 g as on a label, not rounded.',
  'Nombre en la lista de ingredientes, con los alérgenos entre asteriscos.':
    'Name in the list of ingredients, with the allergens between asterisks.',
  'Trazas habituales en el oficio; manda la ficha del proveedor.':
    "Traces usual in the trade; the supplier's data sheet rules.",
  'Si no lleva nada de origen animal.': 'Whether it holds nothing of animal origin.',
  'Nombra varios alimentos: vale para equilibrar, no para una etiqueta.':
    'It names several foods: good for balancing, not for a label.',
  'm medida, c calculada, e estimada por familia.': 'm measured, c calculated, e estimated by family.',
  'De qué calidad es cada grupo de cifras.': 'What quality each group of figures has.',
  'Cómo lo llama ese oficio.': 'What that craft calls it.',
  'Si el oficio sabe algo de él más allá de su categoría.':
    'Whether the craft knows something of it beyond its category.',
  'Qué es en cada oficio.': 'What it is in each craft.',
  'Todos, cada uno con lo que dice su ficha.': 'All, each with what its sheet says.',
  'La despensa entera en un archivo.': 'The whole pantry in one file.',
  'Un alimento de la despensa con su composición, su etiqueta y sus fuentes.':
    'A food of the pantry with its composition, its label and its sources.',
  'Oficios disponibles; solo cuando el pedido no está entre ellos.':
    'Crafts there are; only when the one asked for is not among them.',
  'El mensaje en español, el mismo que sin pedir problemas.':
    'The message in Spanish, the same as without asking for problems.',
  'Dirección de la página que explica la clase de fallo.': 'Address of the page that explains the kind of fault.',
  'La clase de problema en pocas palabras.': 'The kind of problem in few words.',
  'El código de estado HTTP.': 'The HTTP status code.',
  'El mensaje en español, el mismo que en «error».': 'The message in Spanish, the same as in “error”.',
  'Clase de fallo, estable entre versiones: «peso_no_valido». Están todas en /docs/errores.':
    'Kind of fault, stable across versions: “peso_no_valido”. All of them are at /docs/errors.',
  'Todo lo que no vale, hasta 100 fallos; el primero es este.':
    'All that is wrong, up to 100 faults; the first is this one.',
  'La petición no es válida: el mensaje dice qué falta o sobra y en qué ingrediente. Con «Accept: application/problem+json», cualquier error llega como problema (RFC 9457) con «codigo», «indice» (desde 0) y «campo», y en «errores» todo lo que no vale.':
    'The request is not valid: the message says what is missing or too many and in which ingredient. With “Accept: application/problem+json” any error comes as a problem (RFC 9457) with “codigo”, “indice” (from 0) and “campo”, and in “errores” all that is wrong.',
  'Se ha superado el límite de peticiones por minuto.': 'The limit of requests per minute was exceeded.',
  'Error interno del servicio.': 'Internal error of the service.',
  'El cuerpo de la petición supera el máximo.': 'The body of the request is over the maximum.',
  'No se conoce lo que se nombra: en una etiqueta, algún ingrediente; en modo estricto («?estricto=1» o «Prefer: handling=strict»), un tipo, un ingrediente o un campo, con lo que se pudo querer decir.':
    'What is named is not known: in a label, an ingredient; when strict (“?estricto=1” or “Prefer: handling=strict”), a type, an ingredient or a field, with what may have been meant.',
  'El servicio está saturado o se está deteniendo.': 'The service is overloaded or stopping.',
  'No existe lo que se pide.': 'What is asked for does not exist.',
  'Primera página, anterior, siguiente y última de la lista (RFC 8288); falta cuando viene entera.':
    'First, previous, next and last page of the list (RFC 8288); missing when it comes whole.',
  'Licencia del archivo (RFC 8288).': 'Licence of the file (RFC 8288).',
  'Suma SHA-256 del archivo sin comprimir, en hexadecimal.': 'SHA-256 sum of the file uncompressed, in hexadecimal.',
  'Peticiones POST admitidas por minuto y dirección IP.': 'POST requests admitted per minute and IP address.',
  'Peticiones que se admiten todavía.': 'Requests still admitted.',
  'Segundos hasta que deja de contar la petición más antigua del último minuto.':
    'Seconds until the oldest request of the last minute ceases to count.',
  'Segundos que conviene esperar antes de repetir la petición.': 'Seconds to wait before sending the request again.',
  'Identificador de la petición, que también está en el registro del servicio. Si la petición trae uno de 8 a 128 letras, cifras, puntos, guiones, guiones bajos o dos puntos, es ese.':
    'Identifier of the request, which is also in the log of the service. Where the request brings one of 8 to 128 letters, digits, points, hyphens, underscores or colons, it is that one.',
  'Versión del motor y huella de los datos que han hecho la respuesta, como en /version.':
    'Version of the engine and fingerprint of the data that made the answer, as in /version.',
  Helado: 'Ice cream',
  'Panadería y pizza': 'Bread and pizza',
  Pastelería: 'Pastry',
  'Turrón y dulces de almendra': 'Turrón and almond confectionery',
  'Chocolate y cacao': 'Chocolate and cocoa',
  'analizar una fórmula': 'analyse a formula',
  manifiesto: 'manifest',
  'curva de congelación': 'freezing curve',
  'análisis completo': 'whole analysis',
  'equilibrar una fórmula': 'balance a formula',
  'de un deseo a una fórmula': 'from a wish to a formula',
  'quitar un ingrediente o un alérgeno': 'take out an ingredient or an allergen',
  'la fórmula que hay detrás de una etiqueta': 'the formula behind a label',
  'catálogo de ingredientes': 'catalogue of ingredients',
  'tipos, rangos y fuentes': 'types, ranges and sources',
  Equilibrado: 'Balancing',
  Creación: 'Creation',
  Etiqueta: 'Label',
  Consulta: 'Lookup',
  'Actividad de agua estimada (aw). Norrish, con el factor de forma de Starzak y Peacock, para los azúcares, polioles, sales y alcohol disueltos en el agua libre (la que no retienen el cacao seco y la proteína de la leche). Solo en las ganaches; es orientativa (±0,04) y no se juzga.':
    'Estimated water activity (aw). Norrish, with the form factor of Starzak and Peacock, for the sugars, polyols, salts and alcohol dissolved in the free water (that which dry cocoa and milk protein do not hold). Only in ganaches; it is for guidance (±0.04) and not judged.',
  'Actividad de agua estimada (±0,04; en caramelos, ±0,05); solo en los tipos bombon, bombon_fresco, trufa y relleno_caramelo.':
    'Estimated water activity (±0.04; in caramels ±0.05); only in the types bombon, bombon_fresco, trufa and relleno_caramelo.',
  'Donde empieza a helarse, °C.': 'Where it begins to freeze, °C.',
  'Donde está helado el 69 % del agua, °C; null si la mezcla retiene más agua de la que queda.':
    'Where 69 % of the water is frozen, °C; null if the mix holds more water than is left.',
  'Margen de la temperatura física, ± °C.': 'Margin of the physical temperature, ± °C.',
  'Temperatura, °C.': 'Temperature, °C.',
  'Agua helada, % del agua.': 'Frozen water, % of the water.',
  'Hielo, % de la mezcla.': 'Ice, % of the mix.',
  'Lo helado a temperaturas habituales.': 'What is frozen at usual temperatures.',
  'A la temperatura de servicio pedida o, sin ella, a la de su tipo: en vitrina a −11,5 °C, el soft y el granizado a la suya; null en lo que no tiene ninguna.':
    'At the serving temperature asked for or, without one, at that of its type: in a cabinet at −11.5 °C, soft serve and granita at their own; null for what has none.',
  'Temperatura física con el endurecimiento de cacao y frutos secos, °C.':
    'Physical temperature with the hardening by cocoa and nuts, °C.',
  'Cómo está donde se sirve, en palabras.': 'How it is where it is served, in words.',
  'Dureza; null sin temperatura física.': 'Hardness; null without a physical temperature.',
  'Densidad de la mezcla sin aire, a 4 °C, kg/l.': 'Density of the mix without air, at 4 °C, kg/l.',
  'PAC clásico por 100 g, sacarosa = 100.': 'Classic PAC per 100 g, sucrose = 100.',
  'Temperatura de servicio de la tabla de Corvitto, con todo el endurecimiento, °C; null donde la tabla la serviría sin helar.':
    "Serving temperature by Corvitto's table, with all the hardening, °C; null where the table would serve it unfrozen.",
  'Temperatura física, °C.': 'Physical temperature, °C.',
  'La misma mezcla según tres escuelas.': 'The same mix by three schools.',
  'Lo mismo en una frase.': 'The same in one sentence.',
  'Por qué difiere del PAC, si lo hace en más de 1,5 °C. El veredicto lo da el PAC.':
    'Why it differs from the PAC, where it does by more than 1.5 °C. The verdict is that of the PAC.',
  'Agua, g.': 'Water, g.',
  'Agua retenida, g.': 'Water held, g.',
  'Moles disueltos.': 'Moles dissolved.',
  'Σ √K·n.': 'Σ √K·n.',
  'Σ β·n.': 'Σ β·n.',
  'Moles de iones.': 'Moles of ions.',
  'Lo que lleva el agua de 100 g de mezcla, para dibujar la curva.':
    'What the water of 100 g of mix carries, to draw the curve.',
  'La curva según la física; null si un ingrediente da su PAC sin sus azúcares o no hay agua.':
    'The curve by physics; null if an ingredient gives its PAC without its sugars, or there is no water.',
  'Helado: lo que dice la física del agua, con sal, alcohol, polialcoholes, ácidos y cenizas. Falta si un ingrediente da su PAC sin sus azúcares.':
    'Ice cream: what the physics of water says, with salt, alcohol, polyols, acids and ash. Missing if an ingredient gives its PAC without its sugars.',
  'Temperatura de cocción, °C.': 'Cooking temperature, °C.',
  'Humedad del almíbar, %.': 'Moisture of the syrup, %.',
  'Humedad del producto, %.': 'Moisture of the product, %.',
  'Desde dónde queda tan seco como pide el tipo, °C; null si no se puede saber.':
    'From where it is as dry as the type asks, °C; null if it cannot be known.',
  'Altitud, m.': 'Altitude, m.',
  'La misma humedad a otras altitudes.': 'The same moisture at other altitudes.',
  'Qué hay que medir antes de fiarse: el límite cae dentro del margen del cálculo. O que lo medido («aw_medida») lo pasa.':
    'What to measure before relying on it: the limit lies within the margin of the calculation. Or that what was measured («aw_medida») is beyond it.',
  'Actividad de agua que marca el medidor: en los rellenos sale junto a la calculada y quita o confirma lo pendiente.':
    'Water activity that a meter reads: of fillings it is shown beside the calculated one, and lifts or confirms what is pending.',
  'La que marca el medidor.': 'What the meter reads.',
  'La actividad de agua enviada en «aw_medida».': 'The water activity sent in «aw_medida».',
  'Actividad de agua calculada, a 25 °C.': 'Calculated water activity, at 25 °C.',
  'Margen de la actividad de agua, ±.': 'Margin of the water activity, ±.',
  'Cuánto se conserva con esa actividad de agua.': 'How long it keeps at that water activity.',
  'Actividad de agua de un relleno o una ganache.': 'Water activity of a filling or a ganache.',
  'De 110 °C hasta pasada la cocción habitual, a la altitud enviada; por debajo del 3 % de humedad no hay medidas y acaba.':
    'From 110 °C to beyond the usual cooking temperature, at the altitude sent; below 3 % of moisture nothing was measured and it ends.',
  'Altitud del obrador, m: la temperatura de cocción de «fisica» sale para ella. Sin decirla, la del mar.':
    'Altitude of the workshop, m: the cooking temperature of «fisica» is for it. Unsaid, that of the sea.',
  'La cocción habitual del tipo y lo que deja.': 'The usual cooking of the type and what it leaves.',
  'Transición vítrea del almíbar cocido (±5), °C.': 'Glass transition of the cooked syrup (±5), °C.',
  'Cómo muerde.': 'How it bites.',
  'Si se rompe, suda o corre; solo de lo que se deja entero.':
    'Whether it breaks, sweats or runs; only of what is left whole.',
  '0 no grana; 1, enseguida.': '0 does not grain; 1, at once.',
  'En cuánto tiempo puede granar.': 'How soon it may grain.',
  'Riesgo de que grane el azúcar: orden del oficio, sin medidas detrás.':
    'Risk that the sugar grains: an order of the trade, without measurements behind it.',
  'Turrón: cocción, vidrio y grano del almíbar. Es consejo, no cuenta en el resultado.':
    'Turrón: cooking, glass and grain of the syrup. It is advice and does not count in the outcome.',
  'Lo que dice la física de un helado o del almíbar de un turrón. No cuenta en el resultado.':
    'What physics says of an ice cream or of the syrup of a turrón. It does not count in the outcome.',
  'Cómo se llama en las frases.': 'What it is called in sentences.',
  'Sobre qué se cuenta el %.': 'What the % is counted on.',
  'Desde aquí se avisa.': 'From here on it is warned of.',
  'Por encima, ningún resultado es bueno.': 'Above it no outcome is good.',
  'De dónde sale la cifra.': 'Where the figure comes from.',
  'Tipos en los que vale.': 'Types it holds in.',
  'Lo más que admite de algo: dosis de aditivos, aromas, sal…':
    'The most of something: doses of additives, flavourings, salt…',
  'La frase, con huecos entre llaves para los nombres, la parte y el límite.':
    'The sentence, with slots in braces for the names, the share and the limit.',
  '% que aún se admite.': '% that is still admitted.',
  'Si quita el buen resultado; si no, solo se dice.':
    'Whether it takes the good outcome away; if not, it is only said.',
  'El alimento que ocupa su lugar, gramo por gramo.': 'The food that takes its place, gram for gram.',
  'Quién lo pide.': 'Who asks for it.',
  'Lo que un tipo no admite, o solo hasta una parte.': 'What a type does not admit, or only up to a share.',
  'Composición por 100 g de receta en crudo y relaciones propias del tipo, con 2 decimales.':
    'Composition per 100 g of raw recipe and relations proper to the type, with 2 decimals.',
  'Recetarios compartidos: registros cifrados que el servicio guarda sin poder leerlos.':
    'Shared recipe books: encrypted records that the service keeps and cannot read.',
  'Testigo del cuaderno: 256 bits que salen de la clave del obrador, en base64url.':
    'Token of the notebook: 256 bits that come of the key of the workshop, in base64url.',
  'Identificador del cuaderno.': 'Identifier of the notebook.',
  'Secuencia del primer registro que se quiere. Sin ella, el primero.':
    'Sequence of the first record wanted. Without it, the first.',
  Cuadernos: 'Notebooks',
  'Cuaderno: abrir': 'Notebook: open',
  'Abre un cuaderno compartido: un registro que solo crece y que el servicio no puede leer. Repetirlo no cambia nada.':
    'Opens a shared notebook: a log that only grows and that the service cannot read. Doing it again changes nothing.',
  'El cuaderno.': 'The notebook.',
  'Cuaderno: añadir': 'Notebook: append',
  'Añade registros cifrados al final. El que ya estaba no se repite: se puede volver a enviar lo que no se sabe si llegó.':
    'Appends encrypted records at the end. One that was there already is not repeated: what may not have arrived can be sent again.',
  'El cuaderno, con lo añadido.': 'The notebook, with what was appended.',
  'Cuaderno: leer': 'Notebook: read',
  'Registros desde una secuencia, en orden. Cuenta en el límite de lecturas como una por cada 64 kB de registros.':
    'Records from a sequence on, in order. In the limit of readings it counts as one for every 64 kB of records.',
  'Registros del cuaderno.': 'Records of the notebook.',
  'Cuaderno: esperar novedades': 'Notebook: wait for news',
  'Responde cuando hay un registro con esa secuencia o una mayor, o a los 15 segundos. Con «Accept: text/event-stream», un suceso cada vez que el cuaderno crece, hasta que se cierra la conexión.':
    'Answers when there is a record of that sequence or a higher one, or after 15 seconds. With “Accept: text/event-stream”, an event each time the notebook grows, until the connection closes.',
  'Hasta dónde llega.': 'How far it goes.',
  'Cuaderno: olvidar': 'Notebook: forget',
  'Añade un último registro, para el que siempre hay sitio, borra los demás y no admite más. Solo con la firma de quien lo fundó; no tiene vuelta atrás.':
    'Appends a last record, for which there is always room, deletes the others and takes no more. Only with the signature of who founded it; it cannot be undone.',
  'El cuaderno, cerrado.': 'The notebook, closed.',
  'Secuencia del último registro; 0 si no hay ninguno.': 'Sequence of the last record; 0 if there is none.',
  'Lo que ocupan los registros.': 'What the records take up.',
  'Lo que pueden ocupar.': 'What they may take up.',
  'Secuencia en que empieza el último punto de partida, para un dispositivo nuevo.':
    'Sequence at which the last checkpoint begins, for a new device.',
  'Ya no admite registros: su dueño lo ha olvidado o lo ha llevado a otro.':
    'It takes no more records: its owner has forgotten it or moved it to another.',
  'Día en que se borra si nadie lo usa antes.': 'Day on which it is deleted if nobody uses it before.',
  'Lo que se sabe de un cuaderno.': 'What is known of a notebook.',
  'Lugar del registro, desde 1.': 'Place of the record, from 1.',
  'El registro cifrado, en base64url.': 'The encrypted record, in base64url.',
  'Registros en orden, tantos como caben en una respuesta: se sigue desde el último.':
    'Records in order, as many as go into one answer: go on from the last.',
  'Registros de un cuaderno, y lo que se sabe de él.': 'Records of a notebook, and what is known of it.',
  'Hasta dónde llega un cuaderno.': 'How far a notebook goes.',
  'Identificador: 128 bits que salen de la clave del obrador.':
    'Identifier: 128 bits that come of the key of the workshop.',
  'SHA-256 del testigo, en base64url.': 'SHA-256 of the token, in base64url.',
  'Clave pública P-256 de quien lo funda, sin comprimir.': 'Public key (P-256) of who founds it, uncompressed.',
  'Un cuaderno nuevo.': 'A new notebook.',
  'Un registro cifrado, en base64url.': 'An encrypted record, in base64url.',
  'Registros que se añaden, en este orden.': 'Records that are appended, in this order.',
  'El primero empieza un punto de partida.': 'The first begins a checkpoint.',
  'Registros nuevos.': 'New records.',
  'Secuencia del último registro que se quiere. Sin ella, hasta donde quepa.':
    'Sequence of the last record wanted. Without it, as far as fits.',
  'El último registro, el único que queda, en base64url.': 'The last record, the only one that stays, in base64url.',
  'Firma ECDSA (P-256, SHA-256) de quien lo fundó sobre «obrador/notebook/1/{id}/olvidar/{huella}», con el SHA-256 del registro en base64url.':
    'Signature (ECDSA, P-256, SHA-256) of who founded it over “obrador/notebook/1/{id}/olvidar/{huella}”, with the SHA-256 of the record in base64url.',
  'El último registro, con la firma de quien fundó el cuaderno.':
    'The last record, with the signature of who founded the notebook.',
};
