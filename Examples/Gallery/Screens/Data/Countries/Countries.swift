import Foundation

/// The countries of the world, as Debian's `iso-codes` has them.
struct Countries: Sendable {
    /// Where the package `iso-codes` puts ISO 3166-1.
    static let systemFile = URL(fileURLWithPath: "/usr/share/iso-codes/json/iso_3166-1.json")

    /// The countries by name.
    let countries: [Country]

    /// Reads a file of the package `iso-codes`. Touches no view, and so may run on any thread.
    init(contentsOf url: URL = systemFile) throws(CountriesError) {
        guard FileManager.default.fileExists(atPath: url.path) else { throw .missing(path: url.path) }
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw .unreadable(path: url.path, reason: error.localizedDescription)
        }
        do {
            countries = try JSONDecoder().decode(Standard.self, from: data).entries
                .map(\.country)
                .sorted { $0.name.compare($1.name, options: .diacriticInsensitive) == .orderedAscending }
        } catch {
            throw .damaged(path: url.path, reason: Self.reason(for: error))
        }
    }

    /// What a decoding error says to a person.
    private static func reason(for error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context):
            "\(place(context.codingPath)) has no \(key.stringValue)"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(place(context.codingPath)) is of another type than expected"
        default:
            "it is no JSON"
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        path.isEmpty
            ? "the file" : path.map { $0.intValue.map { "entry \($0)" } ?? $0.stringValue }.joined(separator: " ")
    }
}

extension Countries {
    /// The countries of one continent.
    struct Group: Identifiable, Hashable, Sendable {
        /// nil for countries of which the app does not know where they are.
        let continent: Continent?
        let countries: [Country]

        var id: String { continent?.rawValue ?? "Elsewhere" }
    }

    /// The countries by continent, in the order of the continents' names.
    var byContinent: [Group] {
        Dictionary(grouping: countries, by: \.continent)
            .map { Group(continent: $0.key, countries: $0.value) }
            .sorted { ($0.continent == nil ? 1 : 0, $0.id) < ($1.continent == nil ? 1 : 0, $1.id) }
    }
}

/// Why the countries can't be listed.
enum CountriesError: Error, Equatable {
    /// There is no such file: the package `iso-codes` is not installed.
    case missing(path: String)
    /// The file is there, and can't be read.
    case unreadable(path: String, reason: String)
    /// The file is not what ISO 3166-1 looks like in `iso-codes`.
    case damaged(path: String, reason: String)
}

extension CountriesError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .missing(let path): "There is no file \(path). It comes with the package iso-codes."
        case .unreadable(let path, let reason): "\(path) can’t be read: \(reason)"
        case .damaged(let path, let reason): "\(path) is damaged: \(reason)."
        }
    }
}

/// The file's own form.
private struct Standard: Decodable {
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
