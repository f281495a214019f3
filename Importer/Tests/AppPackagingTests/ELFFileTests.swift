import Foundation
import ProjectImport
import Testing

@testable import AppPackaging

@Suite struct ELFFileTests {
    private let builder = ELFBuilder(libraries: ["liba.so.1", "libb.so"], searchPath: "/opt/lib:$ORIGIN/../lib")

    @Test("libraries, search paths and the architecture are those of the dynamic section")
    func reading() throws {
        let file = try #require(ELFFile(data: builder.data))
        #expect(file.libraries == ["liba.so.1", "libb.so"])
        #expect(file.searchPaths == ["/opt/lib", "$ORIGIN/../lib"])
        #expect(file.machine.debianName == "amd64")
        #expect(ELFFile(data: ELFBuilder(machine: 183).data)?.machine.debianName == "arm64")
    }

    @Test("this program is read")
    func realProgram() throws {
        let file = try ELFFile(contentsOf: URL(fileURLWithPath: "/proc/self/exe"))
        #expect(file.libraries.contains { $0.hasPrefix("libc.so") })
    }

    @Test("a file that is cut off or has damaged bytes is read or rejected without a trap")
    func damaged() {
        let data = builder.data
        for count in 0..<data.count { _ = ELFFile(data: data.prefix(count)) }
        for index in data.indices {
            for value: UInt8 in [0, 1, 0x7F, 0xFF] {
                var damaged = data
                damaged[index] = value
                _ = ELFFile(data: damaged)
            }
        }
        #expect(ELFFile(data: Data("#!/bin/sh\n".utf8)) == nil)
        #expect(ELFFile(data: data.prefix(200)) == nil)
    }

    @Test("a missing file and a file of another format are errors")
    func errors() throws {
        let folder = try TemporaryFolder(["script": "#!/bin/sh\n"])
        for name in ["script", "missing"] {
            #expect(throws: ImportDiagnostic.self) { try ELFFile(contentsOf: folder.url.appendingPathComponent(name)) }
        }
    }

    @Test("the search path is restricted to the file's folder, and other bytes remain")
    func restriction() throws {
        let folder = try TemporaryFolder()
        let program = try folder.write(builder.data, to: "program")
        try ELFFile.restrictSearchPath(of: program)
        let file = try ELFFile(contentsOf: program)
        #expect(file.searchPaths == ["$ORIGIN"] && file.libraries == ["liba.so.1", "libb.so"])
        #expect(try Data(contentsOf: program).count == builder.data.count)
        let short = try folder.write(ELFBuilder(libraries: ["a"], searchPath: "/lib").data, to: "short")
        #expect(throws: ImportDiagnostic.self) { try ELFFile.restrictSearchPath(of: short) }
    }
}
