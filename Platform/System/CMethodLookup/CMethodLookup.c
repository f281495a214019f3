#include "CMethodLookup.h"

// Swift has no API that determines whether a class overrides a method. The runtime has one that requires the
// method's descriptor, a symbol that C can name but Swift cannot. The symbols are mangled from module, class
// and signature; tests verify them.
extern const char view_draw __asm__("$s5UIKit6UIViewC4drawyy10Foundation6CGRectVFTq");
extern const char view_class __asm__("$s5UIKit6UIViewCMn");
extern const char view_update_constraints __asm__("$s5UIKit6UIViewC17updateConstraintsyyFTq");
extern const char controller_update_constraints __asm__("$s5UIKit16UIViewControllerC21updateViewConstraintsyyFTq");
extern const char controller_class __asm__("$s5UIKit16UIViewControllerCMn");
extern const char label_draw_text __asm__("$s5UIKit7UILabelC8drawText2iny10Foundation6CGRectV_tFTq");
extern const char label_class __asm__("$s5UIKit7UILabelCMn");
extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

bool method_lookup_overrides_draw(const void *subclass, const void *base) {
    return swift_lookUpClassMethod(subclass, &view_draw, &view_class)
        != swift_lookUpClassMethod(base, &view_draw, &view_class);
}

bool method_lookup_overrides_update_constraints(const void *subclass, const void *base) {
    return swift_lookUpClassMethod(subclass, &view_update_constraints, &view_class)
        != swift_lookUpClassMethod(base, &view_update_constraints, &view_class);
}

bool method_lookup_overrides_update_view_constraints(const void *subclass, const void *base) {
    return swift_lookUpClassMethod(subclass, &controller_update_constraints, &controller_class)
        != swift_lookUpClassMethod(base, &controller_update_constraints, &controller_class);
}

bool method_lookup_overrides_draw_text(const void *subclass, const void *base) {
    return swift_lookUpClassMethod(subclass, &label_draw_text, &label_class)
        != swift_lookUpClassMethod(base, &label_draw_text, &label_class);
}
