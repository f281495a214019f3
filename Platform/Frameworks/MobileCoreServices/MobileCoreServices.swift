// `MobileCoreServices` is the name of `CoreServices` on iOS.

@_exported import CoreServices
