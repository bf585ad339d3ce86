const QUALITY = { m: 'Medido', c: 'Calculado', e: 'Estimado por su familia' };

/** The sheet of a food of the pantry. */
export const esFood = {
  label: 'En la etiqueta, por 100 g',
  figures: {
    energia_kj: 'Valor energético, kJ',
    energia_kcal: 'Valor energético, kcal',
    grasas: 'Grasas, g',
    saturadas: 'de las cuales saturadas, g',
    hidratos: 'Hidratos de carbono, g',
    azucares: 'de los cuales azúcares, g',
    fibra: 'Fibra, g',
    proteinas: 'Proteínas, g',
    sal: 'Sal, g',
  },
  named: (name: string) => `En la lista de ingredientes: ${name}.`,
  generic: 'Es un nombre genérico: sirve para equilibrar, no para etiquetar.',
  allergens: (names: string) => `Contiene ${names}.`,
  noAllergens: 'No contiene ninguno de los alérgenos de declaración obligatoria.',
  mayContain: (names: string) => `Puede contener ${names}.`,
  origin: 'De dónde sale cada cifra',
  rating: (quality: keyof typeof QUALITY, figures: string) => `${QUALITY[quality]}: ${figures}.`,
  rated: {
    macro: 'composición',
    azucares: 'azúcares',
    saturadas: 'grasas saturadas',
    fibra: 'fibra',
    sal: 'sal',
    cenizas: 'minerales',
    prot_etiqueta: 'proteínas de la etiqueta',
    alergenos: 'alérgenos',
    precio: 'precio',
  },
};
