#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>

#include "FontFile.h"
