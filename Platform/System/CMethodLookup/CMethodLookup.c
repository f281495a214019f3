#include "CMethodLookup.h"

// Swift has no API that determines whether a class overrides a method. The runtime has one that requires the
// method's descriptor, a symbol that C can name but Swift cannot. The symbols are mangled from module, class
// and signature; tests verify them.
extern const char view_draw __asm__("$s5UIKit6UIViewC4drawyy10Foundation6CGRectVFTq");
extern const char view_class __asm__("$s5UIKit6UIViewCMn");
extern const char view_update_constraints __asm__("$s5UIKit6UIViewC17updateConstraintsyyFTq");
extern const char controller_update_constraints __asm__("$s5UIKit16UIViewControllerC21updateViewConstraintsyyFTq");
extern const char controller_class __asm__("$s5UIKit16UIViewControllerCMn");
extern const char field_class __asm__("$s5UIKit11UITextFieldCMn");
extern const char field_draw_placeholder __asm__(
    "$s5UIKit11UITextFieldC15drawPlaceholder2iny10Foundation6CGRectV_tFTq");
extern const char label_draw_text __asm__("$s5UIKit7UILabelC8drawText2iny10Foundation6CGRectV_tFTq");
extern const char label_class __asm__("$s5UIKit7UILabelCMn");
#define EDIT_ACTION(name) __asm__("$s5UIKit11UIResponderC" name "yyypSgFTq")
extern const char responder_cut EDIT_ACTION("3cut");
extern const char responder_copy EDIT_ACTION("4copy");
extern const char responder_paste EDIT_ACTION("5paste");
extern const char responder_select EDIT_ACTION("6select");
extern const char responder_select_all EDIT_ACTION("9selectAll");
extern const char responder_delete EDIT_ACTION("6delete");
extern const char responder_paste_and_match_style EDIT_ACTION("18pasteAndMatchStyle");
extern const char responder_toggle_boldface EDIT_ACTION("14toggleBoldface");
extern const char responder_toggle_italics EDIT_ACTION("13toggleItalics");
extern const char responder_toggle_underline EDIT_ACTION("15toggleUnderline");
extern const char responder_increase_size EDIT_ACTION("12increaseSize");
extern const char responder_decrease_size EDIT_ACTION("12decreaseSize");
extern const char responder_make_text_writing_direction_left_to_right EDIT_ACTION("35makeTextWritingDirectionLeftToRight");
extern const char responder_make_text_writing_direction_right_to_left EDIT_ACTION("35makeTextWritingDirectionRightToLeft");
extern const char responder_class __asm__("$s5UIKit11UIResponderCMn");
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

static const char *const edit_actions[] = {
    &responder_cut,
    &responder_copy,
    &responder_paste,
    &responder_select,
    &responder_select_all,
    &responder_delete,
    &responder_paste_and_match_style,
    &responder_toggle_boldface,
    &responder_toggle_italics,
    &responder_toggle_underline,
    &responder_increase_size,
    &responder_decrease_size,
    &responder_make_text_writing_direction_left_to_right,
    &responder_make_text_writing_direction_right_to_left,
};

bool method_lookup_overrides_edit_action(const void *subclass, const void *base, int index) {
    return swift_lookUpClassMethod(subclass, edit_actions[index], &responder_class)
        != swift_lookUpClassMethod(base, edit_actions[index], &responder_class);
}

bool method_lookup_overrides_draw_placeholder(const void *subclass, const void *base) {
    return swift_lookUpClassMethod(subclass, &field_draw_placeholder, &field_class)
        != swift_lookUpClassMethod(base, &field_draw_placeholder, &field_class);
}
