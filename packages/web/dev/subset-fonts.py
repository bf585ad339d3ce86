"""Cuts the two typefaces of the page: Latin for Spanish, figures and signs, weights 400 to 700.

Needs fonttools and brotli; the sources are the Latin files of two npm packages of OFL fonts,
@fontsource-variable/source-serif-4 5.3.1 and @fontsource-variable/source-sans-3 5.3.0:
    python dev/subset-fonts.py source-serif-4-latin-wght-normal.woff2 "Obrador Serif" src/fonts/obrador-serif.woff2
    python dev/subset-fonts.py source-sans-3-latin-wght-normal.woff2 "Obrador Sans" src/fonts/obrador-sans.woff2
"""
import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SIGNS = '\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u2191\u2193\u2192\u2190\u2212\u2044\u0152\u0153\u2264\u2265\u2248\u221a'
LATIN = ''.join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)]))

source, family, target = sys.argv[1:]
font = TTFont(source)
options = subset.Options()
options.layout_features = ['tnum', 'lnum', 'kern', 'mark', 'mkmk', 'ccmp', 'locl']
options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
options.hinting = False
options.flavor = 'woff2'
cutter = subset.Subsetter(options)
cutter.populate(text=LATIN + SIGNS)
cutter.subset(font)
instancer.instantiateVariableFont(font, {'wght': (400, 700)}, inplace=True)
# The licence keeps the name «Source» for the unmodified fonts.
for record in list(font['name'].names):
    if record.nameID in (1, 4):
        record.string = family
    elif record.nameID == 6:
        record.string = family.replace(' ', '') + '-Regular'
font.flavor = 'woff2'
font.save(target)
