import Foundation

/// The installed packages of this machine, as recorded by its package manager.
struct InstalledPackages: Sendable {
    /// The file in which Debian's package manager records the packages.
    static let systemFile = URL(fileURLWithPath: "/var/lib/dpkg/status")

    /// The packages in alphabetical order.
    let packages: [InstalledPackage]
    /// The stanzas that could not be parsed, in the order of the file. Their packages are missing from
    /// `packages`.
    let damaged: [DamagedStanza]

    /// Reads a status file, on any thread.
    ///
    /// A damaged stanza does not affect the others.
    ///
    /// - Throws: ``InstalledPackagesError`` if the file is missing or unreadable, or if it contains damaged
    ///   stanzas only.
    init(contentsOf url: URL = systemFile) throws(InstalledPackagesError) {
        let file: FileHandle
        do {
            file = try FileHandle(forReadingFrom: url)
        } catch {
            throw InstalledPackagesError(opening: url, error)
        }
        defer { try? file.close() }

        var packages: [InstalledPackage] = []
        var damaged: [DamagedStanza] = []
        var reader = StanzaReader(file)
        do {
            while let stanza = try reader.next() {
                switch Self.package(from: stanza) {
                case .success(let package?): packages.append(package)
                case .success(nil): break
                case .failure(let damage): damaged.append(damage)
                }
            }
        } catch {
            throw .unreadable(path: url.path, reason: error.localizedDescription)
        }
        if packages.isEmpty, let first = damaged.first {
            throw .damaged(path: url.path, first)
        }
        self.packages = packages.sorted { ($0.name, $0.architecture) < ($1.name, $1.architecture) }
        self.damaged = damaged
    }

    /// Returns the package that a stanza describes, or `nil` for a removed package that left its
    /// configuration behind.
    private static func package(from stanza: StanzaReader.Stanza) -> Result<InstalledPackage?, DamagedStanza> {
        stanza.fields.flatMap { fields in
            func value(_ name: String) -> String? {
                fields.first { $0.name == name }.map(\.value).flatMap { $0.isEmpty ? nil : $0 }
            }
            func damage(_ problem: DamagedStanza.Problem) -> Result<InstalledPackage?, DamagedStanza> {
                .failure(DamagedStanza(line: stanza.line, problem: problem))
            }
            guard let name = value("Package") else { return damage(.missingField("Package")) }
            guard let status = value("Status") else { return damage(.missingField("Status")) }
            // The desired state, the error flag and the current state.
            let words = status.split(separator: " ")
            guard words.count == 3 else { return damage(.invalidStatus(status)) }
            guard words[2] == "installed" else { return .success(nil) }
            guard let version = value("Version") else { return damage(.missingField("Version")) }
            guard let architecture = value("Architecture") else { return damage(.missingField("Architecture")) }
            return .success(
                InstalledPackage(name: name, version: version, architecture: architecture, fields: fields))
        }
    }
}

extension InstalledPackages {
    /// The packages whose names start with the same character.
    struct Group: Identifiable, Hashable, Sendable {
        /// The character in uppercase, or "#" for digits.
        let id: String
        let packages: [InstalledPackage]
    }

    /// The packages grouped by first letter, digits first.
    var byFirstLetter: [Group] {
        let groups = Dictionary(grouping: packages) { package in
            package.name.first.map { $0.isLetter ? $0.uppercased() : "#" } ?? "#"
        }
        return groups.map { Group(id: $0.key, packages: $0.value) }.sorted { $0.id < $1.id }
    }
}
