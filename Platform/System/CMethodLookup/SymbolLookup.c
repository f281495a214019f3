#define _GNU_SOURCE
#include "CMethodLookup.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

extern char *swift_demangle(const char *name, size_t length, char *output, size_t *output_length, uint32_t flags);
extern const void *swift_getTypeContextDescriptor(const void *type);

// Where a range of the file lies; NULL if it is not all in it. Files are as they are: nothing in them is taken on trust.
static const void *part(const char *file, size_t size, uint64_t offset, uint64_t length) {
    return offset <= size && length <= size - offset ? file + offset : NULL;
}

// Calls `visit` with each symbol's mangled name and address until it returns true. Returns whether it did.
typedef bool (*Visit)(const char *name, uint64_t address, void *state);

static bool visit_section(
    const char *file, size_t size, const Elf64_Shdr *section, const Elf64_Shdr *sections, uint64_t count, Visit visit,
    void *state) {
    if (section->sh_link >= count) return false;
    const Elf64_Shdr *strings = &sections[section->sh_link];
    const char *names = part(file, size, strings->sh_offset, strings->sh_size);
    const Elf64_Sym *symbols = part(file, size, section->sh_offset, section->sh_size);
    if (!names || !symbols || strings->sh_size == 0 || names[strings->sh_size - 1] != 0) return false;
    for (uint64_t index = 0; index < section->sh_size / sizeof(Elf64_Sym); index++) {
        const Elf64_Sym *symbol = &symbols[index];
        if (symbol->st_name < strings->sh_size && visit(names + symbol->st_name, symbol->st_value, state)) return true;
    }
    return false;
}

static bool visit_symbols(const char *file, size_t size, Visit visit, void *state) {
    const Elf64_Ehdr *header = (const Elf64_Ehdr *)file;
    const Elf64_Shdr *sections = part(file, size, header->e_shoff, (uint64_t)header->e_shnum * sizeof(Elf64_Shdr));
    if (!sections) return false;
    for (uint64_t index = 0; index < header->e_shnum; index++) {
        if (sections[index].sh_type != SHT_SYMTAB && sections[index].sh_type != SHT_DYNSYM) continue;
        if (visit_section(file, size, &sections[index], sections, header->e_shnum, visit, state)) return true;
    }
    return false;
}

// The class: how its symbols begin, and what it is called. At run time a private class tells neither, so that its descriptor is
// looked for in the table.
typedef struct {
    uint64_t descriptor;
    char *prefix;
    char *name;
} ClassSymbol;

static bool is_class(const char *name, uint64_t address, void *state) {
    ClassSymbol *class = state;
    size_t length = strlen(name);
    if (address != class->descriptor || length < 2 || strcmp(name + length - 2, "Mn") != 0) return false;
    static const char kind[] = "nominal type descriptor for ";
    char *readable = swift_demangle(name, length, NULL, NULL, 0);
    if (readable && strncmp(readable, kind, strlen(kind)) == 0) {
        class->prefix = strndup(name, length - 2);
        class->name = strdup(readable + strlen(kind));
    }
    free(readable);
    return class->prefix && class->name;
}

typedef struct {
    ClassSymbol class;
    const char *method;
} MethodSymbol;

static bool begins(const char *text, const char *with) { return strncmp(text, with, strlen(with)) == 0; }

// Swift writes `Module.Class.method(…)`, and `method(…) in Class #1 in …` for a class that is declared in a function.
static bool is_method(const char *name, uint64_t address, void *state) {
    const MethodSymbol *wanted = state;
    const char *class = wanted->class.name;
    if (!begins(name, wanted->class.prefix)) return false;
    char *readable = swift_demangle(name, strlen(name), NULL, NULL, 0);
    if (!readable) return false;
    bool found = false;
    for (const char *place = strstr(readable, class); place && !found; place = strstr(place + 1, class)) {
        const char *rest = place + strlen(class);
        bool is_member = *rest == '.' && begins(rest + 1, wanted->method);
        bool is_local = *rest == 0 && place - readable > 4 && begins(place - 4, " in ") && begins(readable, wanted->method);
        found = is_member || is_local;
    }
    free(readable);
    return found;
}

static bool search_file(const char *file, size_t size, uint64_t base, uint64_t descriptor, const char *method) {
    const Elf64_Ehdr *header = part(file, size, 0, sizeof(Elf64_Ehdr));
    if (!header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_ident[EI_CLASS] != ELFCLASS64) return false;
    MethodSymbol wanted = {.method = method};
    wanted.class.descriptor = header->e_type == ET_DYN ? descriptor - base : descriptor;
    bool found = visit_symbols(file, size, is_class, &wanted.class) && visit_symbols(file, size, is_method, &wanted);
    free(wanted.class.prefix);
    free(wanted.class.name);
    return found;
}

bool method_lookup_declares(const void *class, const char *method) {
    const void *descriptor = swift_getTypeContextDescriptor(class);
    Dl_info info;
    if (!descriptor || !dladdr(descriptor, &info) || !info.dli_fname) return false;
    int file_descriptor = open(info.dli_fname, O_RDONLY | O_CLOEXEC);
    // The program itself may go by a name that leads nowhere from here.
    if (file_descriptor < 0) file_descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    if (file_descriptor < 0) return false;
    struct stat status;
    bool found = false;
    if (fstat(file_descriptor, &status) == 0 && status.st_size > 0) {
        void *file = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE, file_descriptor, 0);
        if (file != MAP_FAILED) {
            found = search_file(file, status.st_size, (uint64_t)info.dli_fbase, (uint64_t)descriptor, method);
            munmap(file, status.st_size);
        }
    }
    close(file_descriptor);
    return found;
}
