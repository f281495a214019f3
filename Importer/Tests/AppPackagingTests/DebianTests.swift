import Foundation
import ProjectImport
import Testing

@testable import AppPackaging

@Suite struct DebianDependenciesTests {
    private func dependencies(_ files: [String: String]) throws -> DebianDependencies {
        let folder = try TemporaryFolder(files)
        return DebianDependencies(in: folder.url)
    }

    @Test("dependencies are those of the shlibs files of the installed packages, without repetitions")
    func linked() throws {
        let dependencies = try dependencies([
            "libc6:amd64.shlibs": "udeb: libc 6 libc6-udeb (>= 2.36)\nlibc 6 libc6 (>= 2.36)\nlibm 6 libc6 (>= 2.36)\n",
            "libcairo2.shlibs": "libcairo 2 libcairo2 (>= 1.16.0), libextra\n",
            "libcrypt.shlibs": "libcrypt 1.5 libcrypt-dev\n",
            "other.list": "libz 1 wrong\n",
        ])
        let found = try dependencies.dependencies(for: ["libm.so.6", "libcairo.so.2", "libc.so.6", "libcrypt-1.5.so"])
        #expect(found == ["libc6 (>= 2.36)", "libcairo2 (>= 1.16.0)", "libcrypt-dev", "libextra"])
    }

    @Test("a library of no installed package is an error that names it")
    func missing() throws {
        let dependencies = try dependencies(["a.shlibs": "damaged\n\n# comment x y\n"])
        let error = #expect(throws: ImportDiagnostic.self) {
            try dependencies.dependencies(for: ["libz.so.1", "plugin.so", "odd"])
        }
        #expect(error?.message.contains("libz.so.1, plugin.so, odd") == true)
    }

    @Test("apps with windows need fonts, and programs without windows do not")
    func platform() {
        #expect(PlatformPackages(libraries: ["libSDL2-2.0.so.0"]).required.contains("fonts-inter"))
        #expect(PlatformPackages(libraries: ["libc.so.6"]).required.isEmpty)
        #expect(PlatformPackages(libraries: ["libcurl.so.4"]).recommended == ["ca-certificates"])
    }
}

@Suite struct DebianNameTests {
    @Test(
        "names are converted to those of packages",
        arguments: [
            ("Gallery", "gallery"), ("My_App", "my-app"), ("Bücher Regal", "bucher-regal"), ("--a..b--", "a..b"),
            ("App+", "app+"), ("2048", "2048"),
        ])
    func package(_ name: String, _ expected: String) { #expect(DebianName.package(name) == expected) }

    @Test("names of which too little remains have no conversion", arguments: ["", "本", "a", "+-."])
    func noPackage(_ name: String) { #expect(DebianName.package(name) == nil) }

    @Test(
        "versions are converted so that preliminary versions sort before the version",
        arguments: [
            ("1.0", "1.0"), ("2.0 beta 1", "2.0~beta1"), ("v3", "0~v3"), ("1.0-rc/2", "1.0rc2"), ("", "0"), ("ü", "0"),
        ])
    func version(_ text: String, _ expected: String) { #expect(DebianName.version(text) == expected) }
}

@Suite struct DebianControlTests {
    private var control: DebianControl {
        DebianControl(
            package: "walks", version: "1.0", architecture: "amd64", maintainer: "A <a@example.org>", section: "utils",
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
        let folder = try TemporaryFolder(["root/usr/share/doc/walks/a b": "text", "root/usr/lib/walks/data": "data"])
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
