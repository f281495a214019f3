import Foundation
import XcodeProject

/// The versions of packages that `Package.resolved` states.
struct PackagePins: Codable, Equatable {
    /// The version of a package.
    struct Pin: Codable, Equatable {
        var identity: String
        /// The kind of the location, such as `remoteSourceControl`.
        var kind: String
        var location: String
        var state: State

        struct State: Codable, Equatable {
            var branch: String?
            var revision: String?
            var version: String?
        }
    }

    var pins: [Pin] = []
    /// The version of the format.
    private(set) var version = 2

    /// Creates an empty list.
    init() {}

    /// Reads a file of Xcode or Swift Package Manager, or returns `nil` if there is none that can be read.
    init?(contentsOf file: URL) {
        guard let data = try? Data(contentsOf: file) else { return nil }
        if let current = try? JSONDecoder().decode(Self.self, from: data) {
            pins = current.pins
        } else if let first = try? JSONDecoder().decode(FirstFormat.self, from: data) {
            pins = first.object.pins.map { pin in
                Pin(
                    identity: SwiftPackageReference.identity(of: pin.repositoryURL), kind: "remoteSourceControl",
                    location: pin.repositoryURL, state: pin.state)
            }
        } else {
            return nil
        }
    }

    /// The content of the file, in the format that Swift Package Manager reads since Swift 5.6.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "") + "\n"
    }

    /// Returns the list with other pins, which take precedence over those of the same packages.
    func merging(_ others: PackagePins) -> PackagePins {
        let identities = Set(others.pins.map(\.identity))
        var result = self
        result.pins = (pins.filter { !identities.contains($0.identity) } + others.pins)
            .sorted { $0.identity < $1.identity }
        return result
    }

    /// The format of Xcode before version 13.3.
    private struct FirstFormat: Decodable {
        var object: Object

        struct Object: Decodable {
            var pins: [Pin]
        }

        struct Pin: Decodable {
            var repositoryURL: String
            var state: PackagePins.Pin.State
        }
    }
}
