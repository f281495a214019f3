#ifndef TRESTLE_MAIN_BUNDLE_H
#define TRESTLE_MAIN_BUNDLE_H

/// Makes the folder at a path the main bundle. UIKit defines the function; it is called before `main` if the folder
/// `<executable>.app` exists beside the executable.
void trestle_install_main_bundle(const char *path);

#endif
