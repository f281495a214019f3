// The module contains the C library of Linux, and functions of Apple's C library that it lacks.
//
// Packages that check `canImport(Darwin)` assume Apple's C library if this module is part of their build. An app that
// needs only the C library should import `Glibc` or `Foundation` instead.

@_exported import CoreFoundationTypes
@_exported import Glibc
