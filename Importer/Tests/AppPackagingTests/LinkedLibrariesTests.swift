import Foundation
import ProjectImport
import Testing

@testable import AppPackaging

@Suite struct LinkedLibrariesTests {
    @Test("libraries outside the folders of the system are bundled with those that they are linked with")
    func bundled() throws {
        let folder = try TemporaryFolder()
        let program = try folder.write(
            ELFBuilder(libraries: ["libcore.so", "libc.so.6"], searchPath: "/nowhere:$ORIGIN/lib").data, to: "program")
        try folder.write(
            ELFBuilder(libraries: ["libicu.so", "libm.so.6", "libcore.so"], searchPath: "$ORIGIN").data,
            to: "lib/libcore.so")
        try folder.write(ELFBuilder().data, to: "lib/libicu.so")
        let libraries = try LinkedLibraries(of: program)
        #expect(libraries.bundled.map(\.lastPathComponent) == ["libcore.so", "libicu.so"])
        #expect(libraries.system == ["libc.so.6", "libm.so.6"])
    }

    @Test("libraries are also found in the given folders")
    func searchedFolders() throws {
        let folder = try TemporaryFolder()
        let program = try folder.write(ELFBuilder(libraries: ["libswiftCore.so"]).data, to: "program")
        let core = try folder.write(ELFBuilder().data, to: "toolchain/libswiftCore.so")
        #expect(try LinkedLibraries(of: program).system == ["libswiftCore.so"])
        let libraries = try LinkedLibraries(of: program, searching: [core.deletingLastPathComponent()])
        #expect(libraries.bundled == [core] && libraries.system.isEmpty)
    }

    @Test(
        "the folders of distributions are folders of the system",
        arguments: [
            "/lib", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu",
        ])
    func systemFolders(_ path: String) { #expect(LinkedLibraries.isSystemFolder(path)) }

    @Test(
        "other folders are not",
        arguments: ["/usr/lib/swift/linux", "/opt/lib", "/usr/lib/x86_64-linux-gnu/app", "/home"])
    func otherFolders(_ path: String) { #expect(!LinkedLibraries.isSystemFolder(path)) }

    @Test("a library that is damaged is an error")
    func damaged() throws {
        let folder = try TemporaryFolder(["liba.so": "text"])
        let program = try folder.write(ELFBuilder(libraries: ["liba.so"], searchPath: "$ORIGIN").data, to: "program")
        #expect(throws: ImportDiagnostic.self) { try LinkedLibraries(of: program) }
    }
}
