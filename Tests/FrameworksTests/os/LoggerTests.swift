import Foundation
import Testing

@testable import os

@Suite struct LoggerTests {
    private let logger = Logger(subsystem: "com.example.app", category: "sync")
    private let shows = ["TRESTLE_LOG_PRIVATE_DATA": "1"]

    @Test("by default, messages below the level default are not written")
    func defaultLevels() {
        let lines = LogLines.of {
            logger.debug("debug")
            logger.trace("trace")
            logger.info("info")
            logger.notice("notice")
            logger.log("log")
            logger.warning("warning")
            logger.error("error")
            logger.critical("critical")
            logger.fault("fault")
        }
        #expect(
            lines == [
                "[sync] notice", "[sync] log", "[sync] warning", "[sync] error", "[sync] critical", "[sync] fault",
            ])
    }

    @Test(
        "the environment selects the levels",
        arguments: [
            ("disable", []), ("default", ["e"]), ("info", ["i", "e"]), ("debug", ["d", "i", "e"]), ("nonsense", ["e"]),
        ])
    func levels(mode: String, expected: [String]) {
        let lines = LogLines.of(environment: ["OS_ACTIVITY_MODE": mode]) {
            Logger().debug("d")
            Logger().info("i")
            Logger().error("e")
        }
        #expect(lines == expected)
    }

    @Test("text and objects are redacted, numbers and Booleans are not")
    func redaction() {
        let name = "Ada"
        let object = NSNumber(value: 7)
        let lines = LogLines.of {
            logger.log("\(name) \(3) \(2.5, format: .fixed(precision: 1)) \(true) \(object) \(String.self) \(Date())")
            logger.log("\(name, privacy: .public) \(3, privacy: .private) \(name, privacy: .sensitive)")
        }
        #expect(
            lines == [
                "[sync] <private> 3 2.5 true <private> <private> <private>", "[sync] Ada <private> <private>",
            ])
    }

    @Test("private values can be enabled, sensitive ones cannot")
    func privateValues() {
        let lines = LogLines.of(environment: shows) {
            logger.log("\("a") \("b", privacy: .private) \("c", privacy: .sensitive) \(4, privacy: .sensitive)")
        }
        #expect(lines == ["[sync] a b <private> <private>"])
    }

    @Test("masked values are equal exactly if the values are")
    func hashes() {
        let lines = LogLines.of {
            for name in ["Ada", "Ada", "Bob"] { logger.log("\(name, privacy: .private(mask: .hash))") }
        }
        #expect(lines.allSatisfy { $0.hasPrefix("[sync] <mask.hash: '") && !$0.contains("Ada") })
        #expect(lines[0] == lines[1])
        #expect(lines[0] != lines[2])
    }

    @Test("numbers are formatted and aligned")
    func formats() {
        let lines = LogLines.of(environment: shows) {
            logger.log("\(255, format: .hex(includePrefix: true, uppercase: true)) \(8, format: .octal)")
            logger.log("\(Int8(-1), format: .hex) \(-5, format: .decimal(minDigits: 3)) \(Int.min)")
            logger.log("\(5, format: .decimal(explicitPositiveSign: true)) \(1.0, format: .exponential(precision: 2))")
            logger.log("[\("ab", align: .right(columns: 4))] [\(7, align: .left(columns: 3))] \(true, format: .answer)")
        }
        #expect(
            lines == [
                "[sync] 0xFF 10", "[sync] ff -005 -9223372036854775808", "[sync] +5 1.00e+00",
                "[sync] [  ab] [7  ] YES",
            ])
    }

    @Test("values of messages that are not written are not evaluated")
    func lazyValues() {
        var evaluations = 0
        func value() -> Int {
            evaluations += 1
            return evaluations
        }
        _ = LogLines.of { logger.debug("\(value())") }
        #expect(evaluations == 0)
        _ = LogLines.of { logger.error("\(value())") }
        #expect(evaluations == 1)
    }

    @Test("a disabled log writes nothing")
    func disabledLog() {
        #expect(LogLines.of { Logger(OSLog.disabled).fault("x") }.isEmpty)
    }
}
