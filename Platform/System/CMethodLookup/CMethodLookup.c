#include "CMethodLookup.h"

// Swift offers no way to ask whether a class overrides a method. The runtime does, given the method's descriptor; C can
// name that symbol and Swift can't. The names follow from the module, the class and the signature: a test guards them.
extern const char view_draw __asm__("$s5UIKit6UIViewC4drawyy10Foundation6CGRectVFTq");
extern const char view_class __asm__("$s5UIKit6UIViewCMn");
extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);

bool method_lookup_overrides_draw(const void *subclass, const void *base) {
    return swift_lookUpClassMethod(subclass, &view_draw, &view_class)
        != swift_lookUpClassMethod(base, &view_draw, &view_class);
}
