import Foundation
import RandomRuns
import Testing

@testable import os

@Suite struct OSLogFunctionTests {
    private let log = OSLog(subsystem: "com.example.app", category: "ui")

    @Test("the usual forms of calls write their messages")
    func forms() {
        let name = "Ada"
        let lines = LogLines.of(environment: ["OS_ACTIVITY_MODE": "debug"]) {
            os_log("plain")
            os_log("typed", type: .info)
            os_log("full", log: log, type: .debug)
            os_log("dso", dso: #dsohandle, log: log, type: .error)
            os_log("%{public}@ has %d of %ld", log: log, type: .error, name, 3, 4)
            os_log(.error, log: log, "%{public}s", name)
            os_log(.error, log: log, "interpolated \(name, privacy: .public)")
            os_log(.error, "level first")
            os_log("interpolated %\(5)")
            os_log("%{public}@", NSNumber(value: 1.5))
        }
        #expect(
            lines == [
                "plain", "typed", "[ui] full", "[ui] dso", "[ui] Ada has 3 of 4", "[ui] Ada", "[ui] interpolated Ada",
                "level first", "interpolated %5", "1.5",
            ])
    }

    @Test(
        "specifiers are formatted as by printf",
        arguments: [
            ("%05d|%-4d|%+d", [7, 8, 9] as [any Sendable], "00007|8   |+9"),
            ("%x %X %#x %o", [255, 255, 255, 8], "ff FF 0xff 10"), ("%u", [Int32(-1)], "4294967295"),
            ("%.2f %e %g", [1.005, 1500.0, 0.5], "1.00 1.500000e+03 0.5"), ("%c%%", [65], "A%"),
            ("%{public}10s|%{public}-5@|%{public}.2s", ["right", "ab", "cut"], "     right|ab   |cu"),
            ("%{public}.-2s|%{public}.s", ["all", "none"], "all|"), ("%@ %s", ["a", "b"], "<private> <private>"),
            ("%{private}d", [1], "<private>"),
            ("%{public,uuid_t}@", ["x"], "x"), ("%d", [], "<decode: missing data>"),
            ("%{public}@", [Optional<String>.none as String?], "(null)"), ("100 %", [], "100 %"),
            ("%d", ["text"], "text"),
            ("%{public", [], "%{public"),
        ])
    func specifiers(format: String, arguments: [any Sendable], expected: String) {
        #expect(LogFormat(format).text(arguments, showsPrivateValues: false) == expected)
    }

    @Test("random formats never trap")
    func randomFormats() {
        let characters = Array("%%%%{}@dsfxXcuml.0123-+ #,")
        repeatRandomly(2_000) { seed, generator in
            let format = String((0..<Int.random(in: 0...8, using: &generator)).map { _ in characters.randomElement()! })
            let text = LogFormat(format).text(["a", -1, 2.5, UInt64.max], showsPrivateValues: true)
            #expect(format.contains("%") || text == format, "seed \(seed): \(format)")
        }
    }

    @Test("available memory is a positive number")
    func availableMemory() {
        #expect(os_proc_available_memory() > 1_000_000)
    }
}
