import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Packages screen", .serialized)
@MainActor
struct PackagesScreenTests {
    private static let status = """
        Package: bridge
        Status: install ok installed
        Priority: optional
        Section: net
        Installed-Size: 812
        Maintainer: Rosa Benedetti <rosa@example.org>
        Architecture: amd64
        Version: 1.7-2
        Depends: libc6 (>= 2.38), libtimber2
        Homepage: https://example.org/a-long-way-to-the-bridge
        Description: carries trains over valleys
         A bridge is made of bents, each of two legs, a cap and a pair of braces.
         .
         It asks nothing of its neighbours.

        Package: broken
        no field here

        Package: timber
        Status: install ok installed
        Architecture: all
        Version: 3
        Description: wood for building

        """

    private func show(_ file: URL, scale: CGFloat = 2) -> HeadlessScreen {
        let screen = HeadlessScreen(scale: scale)
        screen.show(UINavigationController(rootViewController: PackagesViewController(file: file)))
        screen.settle()
        return screen
    }

    @Test("packages are grouped by first letter, and a damaged stanza is reported and omitted")
    func list() throws {
        try withFile(Self.status) { file in
            let screen = show(file, scale: 1)
            for text in ["B", "bridge", "carries trains over valleys", "T", "timber"] {
                #expect(screen.texts.contains(text))
            }
            #expect(screen.texts.contains { $0.contains("no field name") })
            expectSnapshot(screen, matches: "packages")
        }
    }

    @Test("a tap on a package shows all of its fields")
    func detail() throws {
        try withFile(Self.status) { file in
            let screen = show(file, scale: 1)
            screen.tap("bridge")
            screen.settle()
            for text in ["1.7-2", "amd64", "optional", "net", "libtimber2", "Rosa Benedetti <rosa@example.org>"] {
                #expect(screen.texts.contains(text), "\(text)")
            }
            expectSnapshot(screen, matches: "package")
        }
    }

    @Test("a missing file leads to an error message, and a retry shows the packages once the file exists")
    func retry() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("status-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let screen = show(file)
        #expect(screen.texts.contains("The packages could not be loaded"))
        #expect(screen.texts.contains("The file \(file.path) does not exist."))
        screen.tap("Try Again")
        screen.settle()
        #expect(screen.texts.contains("Try Again"))
        try Data(Self.status.utf8).write(to: file)
        screen.tap("Try Again")
        screen.settle()
        #expect(screen.texts.contains("timber"))
        #expect(!screen.texts.contains("Try Again"))
    }

    @Test("the error message matches its reference image")
    func failure() {
        let screen = HeadlessScreen(scale: 1)
        let file = URL(fileURLWithPath: "/no/such/file")
        screen.show(UINavigationController(rootViewController: PackagesViewController(file: file)))
        screen.settle()
        expectSnapshot(screen, matches: "packages-missing")
    }
}
