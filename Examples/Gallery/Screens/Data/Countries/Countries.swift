import Foundation

/// The countries of the world, as listed by Debian's package `iso-codes`.
struct Countries: Sendable {
    /// The file of ISO 3166-1 in the package `iso-codes`.
    static let systemFile = URL(fileURLWithPath: "/usr/share/iso-codes/json/iso_3166-1.json")

    /// The countries, sorted by name.
    let countries: [Country]

    /// Reads a file of the package `iso-codes`, on any thread.
    ///
    /// - Throws: ``CountriesError`` if the file is missing, unreadable or damaged.
    init(contentsOf url: URL = systemFile) throws(CountriesError) {
        guard FileManager.default.fileExists(atPath: url.path) else { throw .missing(path: url.path) }
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw .unreadable(path: url.path, reason: error.localizedDescription)
        }
        do {
            countries = try JSONDecoder().decode(ISOFile.self, from: data).entries
                .map(\.country)
                .sorted { $0.name.compare($1.name, options: .diacriticInsensitive) == .orderedAscending }
        } catch {
            throw .damaged(path: url.path, reason: Self.reason(for: error))
        }
    }

    /// Returns a user-readable description of a decoding error.
    private static func reason(for error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context):
            "\(location(context.codingPath)) has no \(key.stringValue)"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(location(context.codingPath)) has an unexpected type"
        default:
            "it is not valid JSON"
        }
    }

    private static func location(_ path: [any CodingKey]) -> String {
        path.isEmpty
            ? "the file" : path.map { $0.intValue.map { "entry \($0)" } ?? $0.stringValue }.joined(separator: " ")
    }
}

extension Countries {
    /// The countries of one continent.
    struct Group: Identifiable, Hashable, Sendable {
        /// The continent, or `nil` for countries whose continent is unknown.
        let continent: Continent?
        let countries: [Country]

        var id: String { continent?.rawValue ?? "Other" }
    }

    /// The countries grouped by continent, sorted by the continents' names.
    var byContinent: [Group] {
        Dictionary(grouping: countries, by: \.continent)
            .map { Group(continent: $0.key, countries: $0.value) }
            .sorted { ($0.continent == nil ? 1 : 0, $0.id) < ($1.continent == nil ? 1 : 0, $1.id) }
    }
}

/// An error from reading the list of countries.
enum CountriesError: Error, Equatable {
    /// The file does not exist: the package `iso-codes` is not installed.
    case missing(path: String)
    /// The file exists but cannot be read.
    case unreadable(path: String, reason: String)
    /// The file does not have the format of ISO 3166-1 in `iso-codes`.
    case damaged(path: String, reason: String)
}

extension CountriesError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .missing(let path): "The file \(path) does not exist. Install the package iso-codes."
        case .unreadable(let path, let reason): "\(path) could not be read: \(reason)"
        case .damaged(let path, let reason): "\(path) is damaged: \(reason)."
        }
    }
}

/// The JSON format of the file.
private struct ISOFile: Decodable {
    struct Entry: Decodable {
        let alpha2: String
        let alpha3: String
        let numeric: String
        let name: String
        let commonName: String?
        let officialName: String?

        enum CodingKeys: String, CodingKey {
            case alpha2 = "alpha_2"
            case alpha3 = "alpha_3"
            case numeric
            case name
            case commonName = "common_name"
            case officialName = "official_name"
        }

        var country: Country {
            Country(
                code: alpha2, longCode: alpha3, number: numeric, name: commonName ?? name, officialName: officialName)
        }
    }

    let entries: [Entry]

    enum CodingKeys: String, CodingKey {
        case entries = "3166-1"
    }
}
