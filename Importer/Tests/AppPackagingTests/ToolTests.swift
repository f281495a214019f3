import Foundation
import ProjectImport
import Testing

@testable import AppPackaging

/// The tests that start programs.
///
/// They run one after the other: a program that one test writes could not be started while another test starts a
/// process, which has inherited the open file for a moment.
@Suite(.serialized) enum ProcessTests {}

extension ProcessTests {
    @Suite struct ToolTests {
        @Test("the output of a tool is returned, and a tool that fails or is missing is an error with a remedy")
        func running() throws {
            let tool = Tool(name: "sh", remedy: "Install dash.")
            #expect(try tool.run(["-c", "printf '%s' \"$WORD\""], environment: ["WORD": "x"]) == Data("x".utf8))
            #expect(throws: ImportDiagnostic.self) { try tool.run(["-c", "exit 1"]) }
            #expect(throws: ImportDiagnostic.self) { try tool.run(["-c", "kill -9 $$"]) }
            let error = #expect(throws: ImportDiagnostic.self) {
                try Tool(name: "no-such-program", remedy: "Install it.").run([])
            }
            #expect(error?.remedy == "Install it.")
        }
    }
}
