import Foundation
import Testing

@testable import GalleryScreens

@Suite("Installed packages")
struct InstalledPackagesTests {
    private let adder = """
        Package: adder
        Status: install ok installed
        Installed-Size: 686
        Architecture: all
        Version: 3.134
        Conffiles:
         /etc/adder.conf cc3493ec
         /etc/adder.d/zero 11a06baf
        Description: add numbers
         This package adds numbers, and it takes
         two lines to say so.
         .
         What it needs:
          - numbers
          - patience

        """

    private func read(_ content: String) throws -> InstalledPackages {
        try withFile(content) { try InstalledPackages(contentsOf: $0) }
    }

    private func stanza(_ name: String) -> String {
        "Package: \(name)\nStatus: install ok installed\nArchitecture: all\nVersion: 1\n"
    }

    @Test("a stanza becomes a package with all fields in order")
    func fields() throws {
        let package = try #require(try read(adder).packages.first)
        #expect(package.name == "adder")
        #expect(package.version == "3.134")
        #expect(package.installedSize == 702_464)
        #expect(
            package.fields.map(\.name) == [
                "Package", "Status", "Installed-Size", "Architecture", "Version", "Conffiles", "Description",
            ])
        #expect(package["Conffiles"] == "\n/etc/adder.conf cc3493ec\n/etc/adder.d/zero 11a06baf")
    }

    @Test("a description is split into a summary and unwrapped paragraphs")
    func description() throws {
        let package = try #require(try read(adder).packages.first)
        #expect(package.summary == "add numbers")
        #expect(
            package.details == """
                This package adds numbers, and it takes two lines to say so.

                What it needs:
                 - numbers
                 - patience
                """)
    }

    @Test("packages are sorted alphabetically and grouped by first letter, without removed ones")
    func order() throws {
        let removed = "Package: gone\nStatus: deinstall ok config-files\nVersion: 1\nArchitecture: all\n"
        let packages = try read([stanza("zlib"), stanza("apt"), removed, stanza("0ad")].joined(separator: "\n"))
        #expect(packages.packages.map(\.name) == ["0ad", "apt", "zlib"])
        #expect(packages.byFirstLetter.map(\.id) == ["#", "A", "Z"])
        #expect(packages.damaged.isEmpty)
    }

    @Test(
        "a damaged stanza does not affect the others and reports its line",
        arguments: [
            ("Package: broken\nno field here\nVersion: 1", 7, DamagedStanza.Problem.noFieldName("no field here")),
            (": nameless\nPackage: broken", 6, .noFieldName(": nameless")),
            (" goes on with nothing\nPackage: broken", 6, .unexpectedContinuation),
            ("Package: broken\nPackage: broken", 7, .repeatedField("Package")),
            ("Version: 1\nStatus: install ok installed", 6, .missingField("Package")),
            ("Package: broken\nStatus: installed\nVersion: 1", 6, .invalidStatus("installed")),
            ("Package: broken\nStatus: install ok installed", 6, .missingField("Version")),
        ])
    func damaged(text: String, line: Int, problem: DamagedStanza.Problem) throws {
        let packages = try read([stanza("first"), text + "\n", stanza("last")].joined(separator: "\n"))
        #expect(packages.packages.map(\.name) == ["first", "last"])
        #expect(packages.damaged == [DamagedStanza(line: line, problem: problem)])
    }

    @Test("bytes that are not UTF-8 damage only the stanza that contains them")
    func notText() throws {
        let content =
            Data((stanza("first") + "\nPackage: b").utf8) + Data([0xff, 0xfe]) + Data(("\n\n" + stanza("last")).utf8)
        let packages = try withFile(content) { try InstalledPackages(contentsOf: $0) }
        #expect(packages.packages.map(\.name) == ["first", "last"])
        #expect(packages.damaged == [DamagedStanza(line: 6, problem: .invalidEncoding)])
    }

    @Test("multiple empty lines, a missing final line break and lines longer than a chunk are accepted")
    func shapes() throws {
        let long = String(repeating: "word ", count: 50_000)
        let packages = try read("\n\n" + stanza("first") + "Long: \(long)\n\n\n\n" + stanza("last").dropLast())
        #expect(packages.packages.map(\.name) == ["first", "last"])
        #expect(packages.packages[0]["Long"]?.count == long.count - 1)
    }

    @Test("chunk boundaries do not affect the result")
    func chunks() throws {
        let names = (0..<4_000).map { "package-\(String(repeating: "x", count: $0 % 37))-\($0)" }
        let packages = try read(names.map(stanza).joined(separator: "\n"))
        #expect(Set(packages.packages.map(\.name)) == Set(names))
        #expect(packages.damaged.isEmpty)
    }

    @Test("a missing file, a folder and a file without valid stanzas throw errors")
    func errors() throws {
        #expect(throws: InstalledPackagesError.missing(path: "/nowhere/status")) {
            try InstalledPackages(contentsOf: URL(fileURLWithPath: "/nowhere/status"))
        }
        do {
            _ = try InstalledPackages(contentsOf: URL(fileURLWithPath: NSTemporaryDirectory()))
            Issue.record("a folder was read as a file")
        } catch InstalledPackagesError.unreadable {
        }
        try withFile("this is no status file") { url in
            let damage = DamagedStanza(line: 1, problem: .noFieldName("this is no status file"))
            #expect(throws: InstalledPackagesError.damaged(path: url.path, damage)) {
                try InstalledPackages(contentsOf: url)
            }
        }
    }

    @Test("an empty file contains no packages")
    func empty() throws {
        #expect(try read("").packages.isEmpty)
    }

    @Test(
        "all packages of this machine can be read",
        .enabled(if: FileManager.default.fileExists(atPath: InstalledPackages.systemFile.path)))
    func system() throws {
        let packages = try InstalledPackages()
        #expect(packages.damaged.isEmpty)
        #expect(packages.packages.contains { $0.name == "dpkg" && !$0.summary.isEmpty })
        #expect(packages.byFirstLetter.flatMap(\.packages).count == packages.packages.count)
    }
}
