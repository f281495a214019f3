#define _GNU_SOURCE
#include "CMethodLookup.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The default implementations of the two methods, for data sources that do not implement them, and the
// methods of UIKit's classes that exist to be overridden. The symbols are mangled from module, type and
// signature; tests verify them.
#define UIKIT(name) __asm__("$s5UIKit" name)
extern const char default_commit UIKIT(
    "26UITableViewDataSourceEditsPAAE05tableC0_6commit8forRowAtyAA0bC0C_AA0bC4CellC12EditingStyleO20FoundationEssentials9IndexPathVtF");
extern const char default_move UIKIT(
    "26UITableViewDataSourceEditsPAAE05tableC0_9moveRowAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtF");
extern const char controller_class UIKIT("21UITableViewControllerCMn");
extern const char controller_commit UIKIT(
    "21UITableViewControllerC05tableC0_6commit8forRowAtyAA0bC0C_AA0bC4CellC12EditingStyleO20FoundationEssentials9IndexPathVtFTq");
extern const char controller_move UIKIT(
    "21UITableViewControllerC05tableC0_9moveRowAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtFTq");
extern const char diffable_class UIKIT("29UITableViewDiffableDataSourceCMn");
extern const char diffable_commit UIKIT(
    "29UITableViewDiffableDataSourceC05tableC0_6commit8forRowAtyAA0bC0C_AA0bC4CellC12EditingStyleO20FoundationEssentials9IndexPathVtFTq");
extern const char diffable_move UIKIT(
    "29UITableViewDiffableDataSourceC05tableC0_9moveRowAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtFTq");

extern const char default_item_move UIKIT(
    "26UICollectionViewDataSourcePAAE010collectionC0_10moveItemAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtF");
extern const char collection_controller_class UIKIT("26UICollectionViewControllerCMn");
extern const char collection_controller_move UIKIT(
    "26UICollectionViewControllerC010collectionC0_10moveItemAt2toyAA0bC0C_20FoundationEssentials9IndexPathVAKtFTq");

extern const void *swift_lookUpClassMethod(const void *metadata, const void *method, const void *description);
extern const void *swift_getTypeContextDescriptor(const void *type);

// The unwinder's record of the function that contains an address. Both libgcc and libunwind provide the
// function.
struct unwind_bases {
    void *text;
    void *data;
    void *function;
};
extern const void *_Unwind_Find_FDE(void *address, struct unwind_bases *bases);

// Returns the length of a function in bytes, or 0 if its record does not use the usual encoding with
// four-byte fields.
static size_t length_of(const uint8_t *function) {
    struct unwind_bases bases;
    const uint8_t *record = _Unwind_Find_FDE((void *)function, &bases);
    if (!record || bases.function != function) return 0;
    int32_t start;
    uint32_t length;
    memcpy(&start, record + 8, sizeof start);
    memcpy(&length, record + 12, sizeof length);
    return record + 8 + start == function ? length : 0;
}

// Returns whether a function calls another one, or ends with a jump to it. A protocol's default
// implementation is called only by the short thunk in the witness table of a type that does not implement
// the method.
static bool calls(const uint8_t *function, const void *target) {
    size_t length = length_of(function);
#if defined(__x86_64__)
    for (size_t index = 0; index + 5 <= length; index++) {
        if (function[index] != 0xE8 && function[index] != 0xE9) continue;
        int32_t way;
        memcpy(&way, function + index + 1, sizeof way);
        if (function + index + 5 + way == target) return true;
    }
#elif defined(__aarch64__)
    for (size_t index = 0; index + 4 <= length; index += 4) {
        uint32_t instruction;
        memcpy(&instruction, function + index, sizeof instruction);
        if ((instruction & 0x7C000000) != 0x14000000) continue;
        int32_t way = (int32_t)(instruction << 6) >> 4;
        if (function + index + way == target) return true;
    }
#else
#error "Trestle supports only x86-64 and 64-bit ARM."
#endif
    return false;
}

static bool is_in_one_program(const void *first, const void *second) {
    Dl_info one, other;
    return dladdr(first, &one) && dladdr(second, &other) && one.dli_fbase == other.dli_fbase;
}

// Returns whether a class does not inherit its implementation of a method from the system class. Always true
// for classes that do not descend from the system class.
static bool is_own(const void *class, const void *method, const void *system_class) {
    // The second word of a class's metadata is its superclass.
    for (const void *current = class; current; current = ((const void *const *)current)[1]) {
        if (swift_getTypeContextDescriptor(current) != system_class) continue;
        return swift_lookUpClassMethod(class, method, system_class)
            != swift_lookUpClassMethod(current, method, system_class);
    }
    return true;
}

bool method_lookup_is_possible(const void *witness) { return is_in_one_program(witness, &default_commit); }

bool method_lookup_commits_edits(const void *class, const void *witness) {
    return is_in_one_program(witness, &default_commit) && !calls(witness, &default_commit)
        && is_own(class, &controller_commit, &controller_class) && is_own(class, &diffable_commit, &diffable_class);
}

bool method_lookup_moves_rows(const void *class, const void *witness) {
    return is_in_one_program(witness, &default_move) && !calls(witness, &default_move)
        && is_own(class, &controller_move, &controller_class) && is_own(class, &diffable_move, &diffable_class);
}

bool method_lookup_moves_items(const void *class, const void *witness) {
    return is_in_one_program(witness, &default_item_move) && !calls(witness, &default_item_move)
        && is_own(class, &collection_controller_move, &collection_controller_class);
}
