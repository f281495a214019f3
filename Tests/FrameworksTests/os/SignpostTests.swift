import Foundation
import Testing

@testable import os

@Suite struct SignpostTests {
    private let debug = ["OS_ACTIVITY_MODE": "debug"]

    @Test("an interval is written with its duration, its identifier and its messages")
    func interval() {
        let signposter = OSSignposter(subsystem: "com.example.app", category: .pointsOfInterest)
        let id = signposter.makeSignpostID()
        let lines = LogLines.of(environment: debug) {
            let state = signposter.beginInterval("load", id: id, "page \(3)")
            signposter.emitEvent("hit")
            signposter.endInterval("load", state)
        }
        #expect(lines.count == 3)
        #expect(lines[0] == "[PointsOfInterest] begin load #\(id.rawValue): page 3")
        #expect(lines[1] == "[PointsOfInterest] event hit")
        #expect(lines[2].hasPrefix("[PointsOfInterest] end load #\(id.rawValue) ") && lines[2].hasSuffix(" ms"))
    }

    @Test("a closure in an interval returns its value, and the interval ends if it throws")
    func closure() {
        struct Failure: Error {}
        let signposter = OSSignposter()
        let lines = LogLines.of(environment: debug) {
            #expect(signposter.withIntervalSignpost("sum") { 1 + 1 } == 2)
            #expect(throws: Failure.self) { try signposter.withIntervalSignpost("fail") { throw Failure() } }
        }
        #expect(
            lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
                "begin sum", "end sum", "begin fail", "end fail",
            ])
    }

    @Test("os_signpost measures from the start of the same name and identifier")
    func function() {
        let log = OSLog(subsystem: "com.example.app", category: "io")
        let id = OSSignpostID(log: log)
        let lines = LogLines.of(environment: debug) {
            os_signpost(.begin, log: log, name: "read", signpostID: id, "%{public}@ %d", "file", 2)
            os_signpost(.end, log: log, name: "read", signpostID: OSSignpostID(log: log))
            os_signpost(.end, log: log, name: "read", signpostID: id)
            os_signpost(.event, log: log, name: "done")
        }
        #expect(lines[0] == "[io] begin read #\(id.rawValue): file 2")
        #expect(!lines[1].hasSuffix(" ms"))
        #expect(lines[2].hasSuffix(" ms"))
        #expect(lines[3] == "[io] event done")
    }

    @Test("signposts are not written unless debug messages are enabled")
    func disabled() {
        #expect(LogLines.of { OSSignposter().emitEvent("x") }.isEmpty)
        #expect(!OSSignposter.disabled.isEnabled)
    }
}
