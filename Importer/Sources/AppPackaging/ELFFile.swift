import Foundation
import ProjectImport

/// A program or library in the Executable and Linkable Format: what the dynamic linker reads of it.
struct ELFFile {
    /// The processor architecture.
    enum Machine: UInt16 {
        case x86 = 3
        case arm = 40
        case x86_64 = 62
        case arm64 = 183
        case riscv = 243

        /// The name of the architecture in Debian.
        var debianName: String {
            switch self {
            case .x86: "i386"
            case .arm: "armhf"
            case .x86_64: "amd64"
            case .arm64: "arm64"
            case .riscv: "riscv64"
            }
        }
    }

    /// The architecture.
    let machine: Machine
    /// The names of the libraries that it is linked with.
    private(set) var libraries: [String] = []
    /// The folders in which the dynamic linker looks for them. They may begin with `$ORIGIN`, the file's folder.
    private(set) var searchPaths: [String] = []
    /// The positions of the lists of these folders in the file.
    private var searchPathRanges: [Range<UInt64>] = []

    /// Reads a file.
    ///
    /// - Throws: `ImportDiagnostic` if it is not a program or library of a little-endian Linux system.
    init(contentsOf url: URL) throws(ImportDiagnostic) {
        let data: Data
        do {
            data = try Data(contentsOf: url, options: .mappedIfSafe)
        } catch {
            throw ImportDiagnostic(
                .error, "The program cannot be read: \(error.localizedDescription)", remedy: "Build it again.",
                file: url)
        }
        guard let file = Self(data: data) else {
            throw ImportDiagnostic(
                .error, "The file is not a program or library of Linux.", remedy: "Build it again.", file: url)
        }
        self = file
    }

    /// Parses the content of a file. Returns `nil` if it is damaged or of another format.
    init?(data: Data) {
        let bytes = Bytes(data: data)
        let magic: [UInt64] = [0x7F, 0x45, 0x4C, 0x46]
        guard magic.indices.allSatisfy({ bytes.integer(at: UInt64($0), size: 1) == magic[$0] }),
            let fileClass = bytes.integer(at: 4, size: 1), fileClass == 1 || fileClass == 2,
            bytes.integer(at: 5, size: 1) == 1,
            let machine = bytes.integer(at: 18, size: 2).flatMap({ Machine(rawValue: UInt16(truncatingIfNeeded: $0)) })
        else { return nil }
        self.machine = machine
        let is64 = fileClass == 2
        guard let segments = Self.segments(bytes, is64: is64) else { return nil }
        // A program that is linked statically has no dynamic section.
        guard let dynamic = segments.first(where: { $0.type == 2 }) else { return }
        guard read(dynamic, segments, bytes, is64: is64) else { return nil }
    }

    /// Makes the dynamic linker look for libraries in the file's folder only, apart from those of the system.
    ///
    /// Other folders, such as that of the toolchain, may contain other versions of the libraries elsewhere.
    /// - Throws: `ImportDiagnostic` if the file is damaged or cannot be written, or does not name its own folder.
    static func restrictSearchPath(of url: URL) throws(ImportDiagnostic) {
        let file = try ELFFile(contentsOf: url)
        let own = "$ORIGIN"
        guard file.searchPaths.contains(where: { $0 != own }) else { return }
        guard file.searchPathRanges.allSatisfy({ $0.count >= own.utf8.count }) else {
            throw ImportDiagnostic(
                .error, "The program's search path for libraries is too short for '$ORIGIN'.",
                remedy: "Build it with Swift Package Manager.", file: url)
        }
        do {
            let handle = try FileHandle(forUpdating: url)
            defer { try? handle.close() }
            for range in file.searchPathRanges {
                try handle.seek(toOffset: range.lowerBound)
                try handle.write(contentsOf: Data(own.utf8) + Data(count: range.count - own.utf8.count))
            }
        } catch {
            throw ImportDiagnostic(
                .error, "The program cannot be written: \(error.localizedDescription)",
                remedy: "Check the permissions of the folder.", file: url)
        }
    }

    private struct Segment {
        let type: UInt64
        let offset: UInt64
        let address: UInt64
        let size: UInt64
    }

    /// Reads the table of program headers.
    private static func segments(_ bytes: Bytes, is64: Bool) -> [Segment]? {
        guard let table = bytes.integer(at: is64 ? 32 : 28, size: is64 ? 8 : 4),
            let entrySize = bytes.integer(at: is64 ? 54 : 42, size: 2),
            let count = bytes.integer(at: is64 ? 56 : 44, size: 2)
        else { return nil }
        var segments: [Segment] = []
        for index in 0..<count {
            let (start, overflow) = table.addingReportingOverflow(index * entrySize)
            guard !overflow, let type = bytes.integer(at: start, size: 4),
                let offset = bytes.integer(at: start, plus: is64 ? 8 : 4, size: is64 ? 8 : 4),
                let address = bytes.integer(at: start, plus: is64 ? 16 : 8, size: is64 ? 8 : 4),
                let size = bytes.integer(at: start, plus: is64 ? 32 : 16, size: is64 ? 8 : 4)
            else { return nil }
            segments.append(Segment(type: type, offset: offset, address: address, size: size))
        }
        return segments
    }

    /// Reads the dynamic section, and returns whether it is intact.
    private mutating func read(_ dynamic: Segment, _ segments: [Segment], _ bytes: Bytes, is64: Bool) -> Bool {
        let word = is64 ? 8 : 4
        var libraries: [UInt64] = []
        var paths: [UInt64] = []
        var table: UInt64?
        for position in stride(from: 0, to: dynamic.size, by: 2 * word) {
            guard let tag = bytes.integer(at: dynamic.offset, plus: position, size: word),
                let value = bytes.integer(at: dynamic.offset, plus: position + UInt64(word), size: word)
            else { return false }
            // The end of the section.
            if tag == 0 { break }
            switch tag {
            case 1: libraries.append(value)
            case 5: table = value
            case 15, 29: paths.append(value)
            default: continue
            }
        }
        guard !libraries.isEmpty || !paths.isEmpty else { return true }
        // The address of the names, as the offset in the file.
        guard let address = table,
            let segment = segments.first(where: {
                $0.type == 1 && $0.address <= address && address - $0.address < $0.size
            }),
            case let (names, overflow) = segment.offset.addingReportingOverflow(address - segment.address), !overflow
        else { return false }
        for offset in libraries {
            guard let name = bytes.string(at: names, plus: offset) else { return false }
            self.libraries.append(name)
        }
        for offset in paths {
            guard let path = bytes.string(at: names, plus: offset) else { return false }
            searchPaths += path.split(separator: ":").map(String.init)
            searchPathRanges.append(names + offset..<names + offset + UInt64(path.utf8.count))
        }
        return true
    }
}

/// Bytes that are read within their bounds only.
private struct Bytes {
    let data: Data

    /// Returns an integer in little-endian order, or `nil` beyond the end.
    func integer(at base: UInt64, plus offset: UInt64 = 0, size: Int) -> UInt64? {
        let (start, overflow) = base.addingReportingOverflow(offset)
        guard !overflow, start <= UInt64(data.count), UInt64(data.count) - start >= UInt64(size) else { return nil }
        return (0..<size).reduce(0) { $0 | UInt64(data[data.startIndex + Int(start) + $1]) << UInt64(8 * $1) }
    }

    /// Returns text up to a zero byte, or `nil` if there is none.
    func string(at base: UInt64, plus offset: UInt64) -> String? {
        let (start, overflow) = base.addingReportingOverflow(offset)
        guard !overflow, start < UInt64(data.count) else { return nil }
        let rest = data[(data.startIndex + Int(start))...]
        return rest.firstIndex(of: 0).map { String(decoding: rest[..<$0], as: UTF8.self) }
    }
}
