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
