#pragma once

#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pangofc-fontmap.h>

/// Returns the number of faces in a font file, or 0 if the file is not a font.
static inline unsigned font_file_face_count(const char *path) {
    hb_blob_t *blob = hb_blob_create_from_file(path);
    unsigned count = hb_face_count(blob);
    hb_blob_destroy(blob);
    return count;
}

/// Adds the fonts of a file to a font map. Returns whether the file could be read.
static inline int font_map_add_file(PangoFontMap *map, const char *path) {
    if (!FcConfigAppFontAddFile(NULL, (const FcChar8 *)path)) return 0;
    pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(map));
    return 1;
}
