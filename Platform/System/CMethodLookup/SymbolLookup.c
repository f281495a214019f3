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

// Where a range of the file lies; NULL if it is not all in it. Files are as they are: nothing in them is taken on trust.
static const void *part(const char *file, size_t size, uint64_t offset, uint64_t length) {
    return offset <= size && length <= size - offset ? file + offset : NULL;
}

static bool matches(const char *name, const char *prefix, const char *text) {
    if (strncmp(name, prefix, strlen(prefix)) != 0) return false;
    char *readable = swift_demangle(name, strlen(name), NULL, NULL, 0);
    // What a class has of a protocol is listed for it, too, whether it is its own or the protocol's default.
    bool found = readable && strstr(readable, text) && !strstr(readable, "protocol witness");
    free(readable);
    return found;
}

static bool search_symbols(
    const char *file, size_t size, const Elf64_Shdr *section, const Elf64_Shdr *sections, uint64_t count,
    const char *prefix, const char *text) {
    if (section->sh_link >= count) return false;
    const Elf64_Shdr *strings = &sections[section->sh_link];
    const char *names = part(file, size, strings->sh_offset, strings->sh_size);
    const Elf64_Sym *symbols = part(file, size, section->sh_offset, section->sh_size);
    if (!names || !symbols || strings->sh_size == 0 || names[strings->sh_size - 1] != 0) return false;
    for (uint64_t index = 0; index < section->sh_size / sizeof(Elf64_Sym); index++) {
        if (symbols[index].st_name < strings->sh_size && matches(names + symbols[index].st_name, prefix, text)) {
            return true;
        }
    }
    return false;
}

static bool search_file(const char *file, size_t size, const char *prefix, const char *text) {
    const Elf64_Ehdr *header = part(file, size, 0, sizeof(Elf64_Ehdr));
    if (!header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_ident[EI_CLASS] != ELFCLASS64) return false;
    const Elf64_Shdr *sections = part(file, size, header->e_shoff, (uint64_t)header->e_shnum * sizeof(Elf64_Shdr));
    if (!sections) return false;
    for (uint64_t index = 0; index < header->e_shnum; index++) {
        if (sections[index].sh_type != SHT_SYMTAB && sections[index].sh_type != SHT_DYNSYM) continue;
        if (search_symbols(file, size, &sections[index], sections, header->e_shnum, prefix, text)) return true;
    }
    return false;
}

bool method_lookup_has_symbol(const void *address, const char *prefix, const char *text) {
    Dl_info info;
    if (!dladdr(address, &info) || !info.dli_fname) return false;
    int descriptor = open(info.dli_fname, O_RDONLY | O_CLOEXEC);
    // The program itself may go by a name that leads nowhere from here.
    if (descriptor < 0) descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    struct stat status;
    bool found = false;
    if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
        void *file = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (file != MAP_FAILED) {
            found = search_file(file, status.st_size, prefix, text);
            munmap(file, status.st_size);
        }
    }
    close(descriptor);
    return found;
}
