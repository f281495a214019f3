import Foundation

/// Copies a string to a buffer, which is always terminated.
///
/// - Returns: The length of the string, which is at least `size` if the copy is truncated.
@discardableResult
public func strlcpy(
    _ destination: UnsafeMutablePointer<CChar>, _ source: UnsafePointer<CChar>, _ size: Int
) -> Int {
    let length = strlen(source)
    guard size > 0 else { return length }
    let count = min(length, size - 1)
    memcpy(destination, source, count)
    destination[count] = 0
    return length
}

/// Appends a string to a terminated string in a buffer, which remains terminated.
///
/// - Returns: The length of both strings, which is at least `size` if the result is truncated.
@discardableResult
public func strlcat(
    _ destination: UnsafeMutablePointer<CChar>, _ source: UnsafePointer<CChar>, _ size: Int
) -> Int {
    let length = strnlen(destination, size)
    guard length < size else { return size + strlen(source) }
    return length + strlcpy(destination + length, source, size - length)
}

/// Returns a nonzero value in the main thread, and 0 in others.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Stores the identifier of a thread of the system. Only the calling thread's is available, with `nil`.
@discardableResult
public func pthread_threadid_np(_ thread: pthread_t?, _ identifier: UnsafeMutablePointer<UInt64>?) -> Int32 {
    guard let identifier, thread.map({ pthread_equal($0, pthread_self()) != 0 }) ?? true else { return EINVAL }
    // The last component of the link's destination, as in `10/task/12`.
    var buffer = [CChar](repeating: 0, count: 64)
    let length = readlink("/proc/thread-self", &buffer, buffer.count)
    let path = String(decoding: buffer.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard let number = path.split(separator: "/").last.flatMap({ UInt64($0) }) else { return ESRCH }
    identifier.pointee = number
    return 0
}
