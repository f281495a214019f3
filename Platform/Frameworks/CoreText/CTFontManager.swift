import UIKitGraphics

/// The reach of a registered font. Fonts are always available to the process.
public enum CTFontManagerScope: UInt32, Sendable {
    /// None.
    case none = 0
    /// The process.
    case process = 1
    /// The user, on the device.
    case persistent = 2
    /// The session.
    case session = 3
}

/// Makes the fonts of a file available to the process.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: The reach: `process`. Others fail, because fonts are not installed.
///   - error: Receives the failure.
/// - Returns: Whether the fonts are available.
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(to: error) {
        guard scope == .process else { throw CocoaError(.featureUnsupported) }
        try registerFonts(at: fontURL as URL)
    }
}

/// Makes the fonts of files available to the process.
///
/// - Parameters:
///   - fontURLs: The files, as an array of `URL`s.
///   - scope: The reach: `process`. Others fail, because fonts are not installed.
///   - enabled: Whether the fonts are available at once. Registered fonts always are.
///   - registrationHandler: A closure that receives the errors, and whether they are the last ones.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = fontURLs.compactMap { element -> NSError? in
        guard let url = (element as? URL) ?? (element as? NSURL).map({ $0 as URL }) else { return nil }
        var failure: Unmanaged<CFError>?
        return CTFontManagerRegisterFontsForURL(url as NSURL, scope, &failure) ? nil : failure?.takeRetainedValue()
    }
    _ = registrationHandler?(errors as NSArray, true)
}

/// Makes a font that was created from a file available to the process.
///
/// - Parameters:
///   - font: The font.
///   - error: Receives the failure, which includes that the font is available already.
/// - Returns: Whether the font became available.
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    report(to: error) { try font.register() }
}

/// Runs a throwing body, and returns whether it succeeded.
private func report(to failure: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ body: () throws -> Void) -> Bool {
    do {
        try body()
        return true
    } catch {
        let reason = [NSLocalizedDescriptionKey: "\(error)"]
        let report =
            error as? CocoaError
            ?? CocoaError(.fileReadCorruptFile, userInfo: reason)
        failure?.pointee = .passRetained(report as NSError)
        return false
    }
}
