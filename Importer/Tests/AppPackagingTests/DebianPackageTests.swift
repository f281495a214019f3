import Foundation
import Testing

@testable import AppPackaging

extension ProcessTests {
    @Suite struct DebianPackageTests {
        private var control: DebianControl {
            DebianControl(
                package: "walks", version: "1.0", architecture: "amd64", maintainer: "A <a@example.org>",
                section: "utils",
                installedSize: 12, depends: ["libc6 (>= 2.36)", "fonts-inter"], recommends: [], summary: "My\nWalks")
        }

        @Test("a control file has the fields in one line each, and omits empty lists")
        func text() {
            #expect(
                control.text == """
                    Package: walks
                    Version: 1.0
                    Section: utils
                    Priority: optional
                    Architecture: amd64
                    Maintainer: A <a@example.org>
                    Installed-Size: 12
                    Depends: libc6 (>= 2.36), fonts-inter
                    Description: My Walks

                    """)
        }

        @Test("a package has checksums and a size, and two packages of the same files are equal")
        func package() throws {
            let folder = try TemporaryFolder([
                "root/usr/share/doc/walks/a b": "text", "root/usr/lib/walks/data": "data",
            ])
            let package = DebianPackage(control: control, root: folder.url.appendingPathComponent("root"))
            let date = Date(timeIntervalSince1970: 1_000_000_000)
            let first = try package.write(to: folder.url.appendingPathComponent("1"), modification: date)
            let second = try package.write(to: folder.url.appendingPathComponent("2"), modification: date)
            #expect(first.lastPathComponent == "walks_1.0_amd64.deb")
            #expect(try Data(contentsOf: first) == Data(contentsOf: second))
            #expect(
                try folder.text(of: "root/DEBIAN/md5sums") == """
                    8d777f385d3dfec8815d20f7496026dc  usr/lib/walks/data
                    1cb251ec0d568de6a929b520c4aed8d1  usr/share/doc/walks/a b

                    """)
            #expect(try folder.text(of: "root/DEBIAN/control").contains("Installed-Size: 2\n"))
        }
    }
}
