import DarwinCompatibility
import Foundation
import Testing

@Suite struct DarwinCompatibilityTests {
    @Test("the clock advances in nanoseconds")
    func clock() {
        var info = mach_timebase_info_data_t()
        #expect(mach_timebase_info(&info) == KERN_SUCCESS)
        let start = mach_absolute_time()
        usleep(2000)
        let elapsed = (mach_absolute_time() - start) * UInt64(info.numer) / UInt64(info.denom)
        #expect(elapsed >= 2_000_000)
        #expect(mach_continuous_time() >= start)
    }

    @Test("units of time and limits have the values of Apple's headers")
    func constants() {
        #expect(NSEC_PER_SEC == NSEC_PER_MSEC * 1000 && NSEC_PER_MSEC == NSEC_PER_USEC * 1000)
        #expect(DispatchTime(uptimeNanoseconds: NSEC_PER_SEC) == DispatchTime(uptimeNanoseconds: USEC_PER_SEC * 1000))
        #expect(MAXFLOAT.isFinite && MAXFLOAT.nextUp.isInfinite)
    }

    private func text(_ buffer: [CChar]) -> String {
        String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    @Test("bounded copies of strings are terminated and return the full length")
    func strings() {
        var buffer = [CChar](repeating: 1, count: 6)
        #expect(strlcpy(&buffer, "abcdefgh", 6) == 8)
        #expect(text(buffer) == "abcde")
        #expect(strlcpy(&buffer, "ab", 6) == 2)
        #expect(strlcat(&buffer, "cdefg", 6) == 7)
        #expect(text(buffer) == "abcde")
        #expect(strlcat(&buffer, "x", 3) == 4)
    }

    @Test("values of the system are read by name and size")
    func systemValues() {
        var size = 0
        #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
        var machine = [CChar](repeating: 0, count: size)
        #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == 0)
        var names = utsname()
        uname(&names)
        let expected = withUnsafeBytes(of: names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        #expect(text(machine) == expected)
        var count: Int32 = 0
        size = MemoryLayout<Int32>.size
        #expect(sysctlbyname("hw.ncpu", &count, &size, nil, 0) == 0)
        #expect(Int(count) == ProcessInfo.processInfo.processorCount)
    }

    @Test("unknown values and small buffers are errors")
    func systemErrors() {
        var size = 1
        var byte: UInt8 = 0
        #expect(sysctlbyname("hw.unknown", &byte, &size, nil, 0) == -1 && errno == ENOENT)
        #expect(sysctlbyname("hw.memsize", &byte, &size, nil, 0) == -1 && errno == ENOMEM)
        #expect(size == 8)
    }

    @Test("a thread has an identifier, and only the main thread is the main thread")
    func threads() async {
        var identifier: UInt64 = 0
        #expect(pthread_threadid_np(nil, &identifier) == 0 && identifier > 0)
        await withCheckedContinuation { continuation in
            Thread {
                #expect(pthread_main_np() == 0)
                continuation.resume()
            }.start()
        }
    }
}
