import Foundation

/// The place of the Trestle package that an imported project depends on.
public enum TrestleLocation: Hashable, Sendable {
    /// The versions of a repository.
    public enum Requirement: Hashable, Sendable {
        case from(String)
        case branch(String)
        case revision(String)
    }

    /// A checkout.
    case path(String)
    /// A repository.
    case repository(url: String, Requirement)

    /// Parses a path, or a URL that a version, branch or revision can follow after `@`.
    public init(argument: String) {
        guard argument.contains("://") || argument.hasPrefix("git@") else {
            self = .path(URL(fileURLWithPath: (argument as NSString).expandingTildeInPath).standardizedFileURL.path)
            return
        }
        if let at = argument.lastIndex(of: "@"), at != argument.startIndex {
            let version = String(argument[argument.index(after: at)...])
            let url = String(argument[..<at])
            let isUserName = url.hasSuffix("://git") || url == "git" || version.contains(":")
            if !isUserName, !version.isEmpty, url.contains("/") {
                self = .repository(url: url, Requirement(version))
                return
            }
        }
        self = .repository(url: argument, .branch("main"))
    }

    /// The package's identity as SwiftPM derives it.
    public var identity: String {
        let path: String
        switch self {
        case .path(let value): path = value
        case .repository(let url, _): path = url
        }
        var last = path.split(separator: "/").last.map(String.init) ?? path
        if last.hasSuffix(".git") { last.removeLast(4) }
        return last.lowercased()
    }
}

extension TrestleLocation.Requirement {
    /// Parses a semantic version, a commit's 40 digits, or the name of a branch.
    init(_ text: String) {
        let version = text.hasPrefix("v") ? String(text.dropFirst()) : text
        let core = version.split(separator: "-", maxSplits: 1)[0].split(
            separator: ".", omittingEmptySubsequences: false)
        if core.count == 3, core.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }) {
            self = .from(version)
        } else if text.count == 40, text.allSatisfy(\.isHexDigit) {
            self = .revision(text)
        } else {
            self = .branch(text)
        }
    }
}

/// The checkout or version from which the program was installed.
public struct InstallationOrigin: Codable, Hashable, Sendable {
    /// The path of the checkout.
    public var checkout: String
    /// The URL of the repository, if the checkout is exactly a released version.
    public var url: String?
    /// The released version.
    public var version: String?

    /// Returns the origin that `make install` recorded for a program, or that of a program in a checkout's
    /// build folder.
    public static func recorded(for program: URL) -> InstallationOrigin? {
        let program = program.resolvingSymlinksInPath()
        let prefix = program.deletingLastPathComponent().deletingLastPathComponent()
        let record = prefix.appendingPathComponent("share/trestle/origin.json")
        if let data = try? Data(contentsOf: record), let origin = try? JSONDecoder().decode(Self.self, from: data) {
            return origin
        }
        var folder = program.deletingLastPathComponent()
        while folder.path.count > 1 {
            if FileStatus(folder.appendingPathComponent("Plugins/XcodeSources")) != nil {
                return InstallationOrigin(checkout: folder.path)
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// The place that projects refer to: the released version, otherwise the checkout.
    public var location: TrestleLocation {
        if let url, let version { return .repository(url: url, .from(version)) }
        return .path(checkout)
    }
}
