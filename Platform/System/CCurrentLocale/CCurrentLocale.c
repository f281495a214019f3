#include "CCurrentLocale.h"

// Foundation on Linux returns the locale en_001 and the language en-001 to all programs, and has no means to change them.
// Its own formatters read them through these getters in another library, so that a definition in the program takes
// precedence over Foundation's. The definitions are weak: in a program with Foundation linked statically, Foundation's
// apply. A version of Foundation without these getters is unaffected.

#if defined(__x86_64__)
#define JUMP(target) "jmp " target "@PLT"
#elif defined(__aarch64__)
#define JUMP(target) "b " target
#endif

#ifdef JUMP
// The getters take no arguments, and the functions of UIKit return the same types.
#define FORWARD(getter, target)                                                                                       \
    __asm__(".text\n.balign 16\n.weak \"" getter "\"\n.type \"" getter "\",%function\n\"" getter "\":\n\t"            \
            JUMP(target) "\n.size \"" getter "\",.-\"" getter "\"\n")

FORWARD("$s20FoundationEssentials6LocaleV7currentACvgZ", "trestle_current_locale");
FORWARD("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "trestle_current_locale");
FORWARD("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "trestle_preferred_languages");
FORWARD("$s20FoundationEssentials8CalendarV7currentACvgZ", "trestle_current_calendar");
FORWARD("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "trestle_current_calendar");
#endif
