import Foundation

extension URL {
    /// Makes the file that the user has selected available to the app.
    ///
    /// Files on this platform are available without it: apps run outside of a sandbox, and the desktop's portal makes files available to
    /// those inside of one.
    ///
    /// - Returns: Whether the file can be read.
    public func startAccessingSecurityScopedResource() -> Bool {
        FileManager.default.isReadableFile(atPath: path)
    }

    /// Ends the access that ``startAccessingSecurityScopedResource()`` has begun. Files remain available on this platform.
    public func stopAccessingSecurityScopedResource() {}
}
