import Foundation

/// Reads a value of the system by its name.
///
/// The values are `hw.machine`, `hw.model`, `hw.ncpu`, `hw.logicalcpu`, `hw.physicalcpu`, `hw.memsize`, `hw.pagesize`,
/// `kern.ostype`, `kern.osrelease`, `kern.osversion`, `kern.version`, and `kern.hostname`. Values cannot be set.
///
/// - Parameters:
///   - name: The name.
///   - value: The buffer of the value, or `nil` to return only its size.
///   - size: The size of the buffer, which is replaced by that of the value.
///   - newValue: Must be `nil`.
///   - newSize: Not used.
/// - Returns: 0, or -1 after setting `errno`.
public func sysctlbyname(
    _ name: UnsafePointer<CChar>?, _ value: UnsafeMutableRawPointer?, _ size: UnsafeMutablePointer<Int>?,
    _ newValue: UnsafeMutableRawPointer?, _ newSize: Int
) -> Int32 {
    func fail(_ error: Int32) -> Int32 {
        errno = error
        return -1
    }
    guard newValue == nil else { return fail(EPERM) }
    guard let name, let bytes = SystemValue(name: String(cString: name))?.bytes else { return fail(ENOENT) }
    guard let size else { return value == nil ? 0 : fail(EFAULT) }
    defer { size.pointee = bytes.count }
    guard let value else { return 0 }
    guard size.pointee >= bytes.count else { return fail(ENOMEM) }
    value.copyMemory(from: bytes, byteCount: bytes.count)
    return 0
}

/// A value of the system.
private enum SystemValue {
    case text(String)
    case int32(Int)
    case int64(UInt64)

    init?(name: String) {
        let process = ProcessInfo.processInfo
        switch name {
        case "hw.machine": self = .text(Self.kernel { $0.machine })
        case "hw.model": self = .text(Self.model)
        case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu": self = .int32(process.processorCount)
        case "hw.memsize": self = .int64(process.physicalMemory)
        case "hw.pagesize": self = .int64(UInt64(sysconf(Int32(_SC_PAGESIZE))))
        case "kern.ostype": self = .text(Self.kernel { $0.sysname })
        case "kern.osrelease": self = .text(Self.kernel { $0.release })
        case "kern.osversion", "kern.version": self = .text(Self.kernel { $0.version })
        case "kern.hostname": self = .text(process.hostName)
        default: return nil
        }
    }

    var bytes: [UInt8] {
        switch self {
        case .text(let text): Array(text.utf8) + [0]
        case .int32(let number): withUnsafeBytes(of: Int32(clamping: number)) { Array($0) }
        case .int64(let number): withUnsafeBytes(of: number) { Array($0) }
        }
    }

    private static func kernel<Field>(_ field: (utsname) -> Field) -> String {
        var names = utsname()
        uname(&names)
        return withUnsafeBytes(of: field(names)) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// The name of the computer's model, or of its architecture if the firmware has none.
    private static var model: String {
        let name = try? String(contentsOfFile: "/sys/class/dmi/id/product_name", encoding: .utf8)
        let trimmed = name?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return trimmed.isEmpty ? kernel { $0.machine } : trimmed
    }
}
