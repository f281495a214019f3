#include "CObjectComparison.h"

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// The required part of Core Foundation's declaration in its open source (CFRuntime.h).
typedef struct {
    long version;
    const char *name;
    void *init, *copy, *finalize;
    unsigned char (*equal)(const void *, const void *);
    unsigned long (*hash)(const void *);
} RuntimeClass;

// Exported by Foundation.
extern const RuntimeClass *_CFRuntimeGetClassWithTypeID(unsigned long type);

static unsigned char are_equal(const void *first, const void *second) {
    return object_comparison_are_equal(first, second);
}

static unsigned long hash(const void *object) { return object_comparison_hash(object); }

// Returns the protection of the page at an address, or -1 if it cannot be determined.
static int protection_of(uintptr_t address) {
    FILE *maps = fopen("/proc/self/maps", "re");
    if (!maps) return -1;
    int protection = -1;
    char line[512];
    while (protection < 0 && fgets(line, sizeof line, maps)) {
        uintptr_t start, end;
        char access[5];
        if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %4s", &start, &end, access) != 3) continue;
        if (address < start || address >= end) continue;
        protection = (access[0] == 'r' ? PROT_READ : 0) | (access[1] == 'w' ? PROT_WRITE : 0)
            | (access[2] == 'x' ? PROT_EXEC : 0);
    }
    fclose(maps);
    return protection;
}

// Installs the functions in the class of type 0, which Core Foundation assigns to objects of unknown
// classes. Its original functions trap.
__attribute__((constructor)) static void install(void) {
    RuntimeClass *unknown = (RuntimeClass *)_CFRuntimeGetClassWithTypeID(0);
    // If another release of Foundation has a different type 0, it remains unchanged.
    if (!unknown || !unknown->name || strcmp(unknown->name, "Not A Type") != 0) return;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t start = (uintptr_t)unknown & ~(page - 1);
    uintptr_t last = ((uintptr_t)(unknown + 1) - 1) & ~(page - 1);
    // The structure is in one page or in two adjacent ones.
    int protections[2] = {protection_of(start), protection_of(last)};
    if (mprotect((void *)start, last + page - start, PROT_READ | PROT_WRITE) != 0) return;
    unknown->equal = are_equal;
    unknown->hash = hash;
    // A page whose protection is unknown stays writable, because Core Foundation may write to it.
    if (protections[0] >= 0) mprotect((void *)start, page, protections[0]);
    if (last != start && protections[1] >= 0) mprotect((void *)last, page, protections[1]);
}
