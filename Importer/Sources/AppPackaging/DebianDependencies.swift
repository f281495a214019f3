import Foundation
import ProjectImport

/// The packages that contain shared libraries, from the `shlibs` files of the installed packages (deb-shlibs(5)).
struct DebianDependencies {
    private var packages: [String: [String]] = [:]

    /// The folder of dpkg's files about installed packages.
    static let installedFiles = URL(fileURLWithPath: "/var/lib/dpkg/info")

    /// Reads the files in a folder.
    init(in folder: URL = installedFiles) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() where name.hasSuffix(".shlibs") {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { continue }
            add(shlibs: String(decoding: data, as: UTF8.self))
        }
    }

    /// Adds the lines of a file, such as `libcairo 2 libcairo2 (>= 1.16.0)`. Ignores other lines, and those for other
    /// types of packages.
    private mutating func add(shlibs: String) {
        for line in shlibs.split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
            guard fields.count == 3, !fields[0].hasSuffix(":"), !fields[0].hasPrefix("#") else { continue }
            let dependencies = fields[2].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            packages["\(fields[0]) \(fields[1])"] = dependencies.filter { !$0.isEmpty }
        }
    }

    /// Returns the dependencies of a program that is linked with libraries, sorted by name.
    ///
    /// - Throws: `ImportDiagnostic` if no installed package contains a library.
    func dependencies(for libraries: [String]) throws(ImportDiagnostic) -> [String] {
        var result: Set<String> = []
        var missing: [String] = []
        for library in libraries {
            if let found = Self.key(of: library).flatMap({ packages[$0] }) {
                result.formUnion(found)
            } else {
                missing.append(library)
            }
        }
        guard missing.isEmpty else {
            throw ImportDiagnostic(
                .error, "No installed Debian package contains the linked libraries \(missing.joined(separator: ", ")).",
                remedy: "Install the packages with these libraries, or use '--format folder'.")
        }
        return result.sorted()
    }

    /// Returns the name and version of a library with a name such as `libcairo.so.2` or `libcrypt-1.5.so`.
    private static func key(of library: String) -> String? {
        if let range = library.range(of: ".so.") {
            return "\(library[..<range.lowerBound]) \(library[range.upperBound...])"
        }
        guard library.hasSuffix(".so"), let hyphen = library.lastIndex(of: "-") else { return nil }
        return "\(library[..<hyphen]) \(library[library.index(after: hyphen)...].dropLast(3))"
    }
}
