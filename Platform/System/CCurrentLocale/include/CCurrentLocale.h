#ifndef TRESTLE_CURRENT_LOCALE_H
#define TRESTLE_CURRENT_LOCALE_H

// Replaces Foundation's getters of the current locale, calendar and preferred languages. UIKit defines the functions that
// they forward to. There is nothing to call.

#endif
