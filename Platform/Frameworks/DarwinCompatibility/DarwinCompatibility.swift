// The module contains the C library of Linux, and functions of Apple's C library that it lacks.
//
// A module with the name `Darwin` would make `#if canImport(Darwin)` true, by which packages, and the test runner that
// Swift Package Manager generates, find out whether the system is Apple's.

@_exported import CoreFoundationTypes
@_exported import FoundationCompatibility
@_exported import Glibc
