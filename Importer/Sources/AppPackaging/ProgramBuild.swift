import Foundation
import ProjectImport

/// The build of an executable product that runs on other computers.
public struct ProgramBuild: Sendable {
    /// The folder of the package.
    public var package: URL
    /// The name of the executable product.
    public var product: String
    /// The configuration, `release` or `debug`.
    public var configuration: String
    /// The folder for the build.
    public var scratch: URL
    /// Whether Swift's libraries are linked dynamically and copied, even if they can be linked statically.
    public var sharesSwiftLibraries: Bool

    private static let swift = Tool(
        name: "swift", remedy: "Install Swift 6.3 and add it to the PATH: https://www.swift.org/install")

    /// Creates a build.
    public init(
        package: URL, product: String, configuration: String = "release", scratch: URL,
        sharesSwiftLibraries: Bool = false
    ) {
        self.package = package
        self.product = product
        self.configuration = configuration
        self.scratch = scratch
        self.sharesSwiftLibraries = sharesSwiftLibraries
    }

    /// The folder `usr` of the toolchain, or `nil` if Swift is not installed.
    private static var toolchain: URL? {
        Tool.find("swift")?.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    }

    /// The folder of Swift's shared libraries.
    static var swiftLibraries: URL? { toolchain?.appendingPathComponent("lib/swift/linux") }

    /// The arguments of `swift build`.
    ///
    /// With shared libraries, those for the compiler are the default ones, so that an existing build remains valid.
    private var arguments: [String] {
        var arguments = [
            "build", "--package-path", package.path, "--scratch-path", scratch.path, "--configuration", configuration,
            "--product", product,
            // Symbols are for debuggers.
            "-Xlinker", "-s",
        ]
        func exists(_ path: String) -> Bool {
            Self.toolchain.map { FileManager.default.fileExists(atPath: $0.appendingPathComponent(path).path) } ?? false
        }
        if !sharesSwiftLibraries, exists("lib/swift_static/linux") {
            arguments.append("--static-swift-stdlib")
            // Exported names need memory in each process.
            if exists("bin/ld.lld") { arguments += ["-Xswiftc", "-use-ld=lld", "-Xlinker", "--no-export-dynamic"] }
        }
        return arguments
    }

    /// Builds the program, and returns it.
    ///
    /// - Throws: `ImportDiagnostic` if the build fails.
    func run() throws(ImportDiagnostic) -> URL {
        try Self.swift.run(arguments, showsOutput: true)
        let output = try Self.swift.run(arguments + ["--show-bin-path"])
        let path = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return URL(fileURLWithPath: path).appendingPathComponent(product)
    }

    // MARK: Products

    /// Returns the executable product of a package that has only one.
    ///
    /// - Throws: `ImportDiagnostic` if the package has none or several.
    public static func onlyProduct(of package: URL) throws(ImportDiagnostic) -> String {
        let data = try swift.run(["package", "--package-path", package.path, "describe", "--type", "json"])
        let names = try executableProducts(inDescription: data)
        if names.count == 1 { return names[0] }
        throw ImportDiagnostic(
            .error, "The package has \(names.isEmpty ? "no" : "several") executable products.",
            remedy: names.isEmpty
                ? "Declare an executable target." : "Name one with '--product': \(names.joined(separator: ", ")).",
            file: package)
    }

    /// Returns the names of the executable products in the output of `swift package describe`, sorted.
    static func executableProducts(inDescription data: Data) throws(ImportDiagnostic) -> [String] {
        struct Description: Decodable {
            struct Product: Decodable {
                struct Kind: Decodable {
                    let isExecutable: Bool

                    private enum CodingKeys: CodingKey { case executable }

                    init(from decoder: any Decoder) throws {
                        isExecutable = try decoder.container(keyedBy: CodingKeys.self).contains(.executable)
                    }
                }
                let name: String
                let type: Kind
            }
            let products: [Product]
        }
        do {
            let description = try JSONDecoder().decode(Description.self, from: data)
            return description.products.filter(\.type.isExecutable).map(\.name).sorted()
        } catch {
            throw ImportDiagnostic(
                .error, "The description of the package by Swift Package Manager could not be read: \(error)",
                remedy: "Name the executable product with '--product'.")
        }
    }
}
