import Foundation
import Testing

/// Drags between a window on Wayland and a GTK program beside it.
@Suite(
    "Drags between the window and other programs on Wayland", .serialized,
    .enabled(if: SwayDisplay.isAvailable, SwayDisplay.unavailable))
final class WaylandDragTests {
    private let display: SwayDisplay

    init() throws {
        display = try SwayDisplay(width: 800, height: 800)
    }

    /// The middle of the source and of the target of the GTK program, which has the right half of the display.
    private static let peerSource = (x: 600, y: 200)
    private static let peerTarget = (x: 600, y: 600)
    /// Points of the app's source and of its table.
    private static let source = (x: 150, y: 150)
    private static let table = (x: 150, y: 600)

    private func startApp(_ arguments: String...) throws -> BuiltProgram {
        let program = try BuiltProgram("WindowProbe", ["drag"] + arguments, environment: display.environment)
        try program.waitForLine("appeared")
        try program.waitForLine("active")
        return program
    }

    /// Starts the GTK program beside that of the app.
    private func startPeer(_ arguments: String...) throws -> BuiltProgram {
        try BuiltProgram.dragPeer(arguments, backend: "wayland", environment: display.environment)
    }

    private func press(at point: (x: Int, y: Int)) throws {
        try display.input("mousemove", "\(point.x)", "\(point.y)", "sleep", "0.1", "mousedown", "1", "sleep", "0.1")
    }

    private func move(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
        for step in 1...5 {
            let x = start.x + (end.x - start.x) * step / 5
            let y = start.y + (end.y - start.y) * step / 5
            try display.input("mousemove", "\(x)", "\(y)", "sleep", "0.05")
        }
        try display.input("mousemove", "\(end.x + 1)", "\(end.y)")
    }

    private func release() throws { try display.input("mouseup", "1") }

    /// Lifts the items of the app.
    private func lift(in program: BuiltProgram) throws {
        let count = program.lines.count
        try press(at: Self.source)
        try program.waitForLine("lift", after: count)
    }

    /// Drags the items of the GTK program to the table of the app.
    private func dragIn(_ program: BuiltProgram, peer: BuiltProgram) throws {
        try press(at: Self.peerSource)
        try move(from: Self.peerSource, to: Self.table)
        try peer.waitForLine("begin")
        try program.waitForLine("enter")
    }

    // MARK: From the app

    @Test(
        "another program receives each format of dragged items",
        arguments: [
            ("text", "received Grüße\nfile:///tmp/a%20b.txt\nfile:///tmp/c.txt"),
            ("uris", "received file:///tmp/a%20b.txt file:///tmp/c.txt"), ("html", "received <i>Grüße</i>"),
            ("png", "received 7 5"),
        ])
    func dragOut(kind: String, received: String) throws {
        let program = try startApp()
        let peer = try startPeer(kind)
        try lift(in: program)
        try move(from: Self.source, to: Self.peerTarget)
        try peer.waitForLine("motion")
        try release()
        try peer.waitForLine(received.components(separatedBy: "\n")[0])
        try program.waitForLine("transferred")
        try program.waitForLine("ended copy")
        #expect(peer.lines.joined(separator: "\n").contains(received))
    }

    @Test("items return to the app when they are released over nothing that receives them")
    func dragNowhere() throws {
        let program = try startApp()
        let peer = try startPeer("text")
        try lift(in: program)
        try move(from: Self.source, to: Self.peerTarget)
        try peer.waitForLine("motion")
        try move(from: Self.peerTarget, to: Self.peerSource)
        try peer.waitForLine("leave")
        try release()
        try program.waitForLine("ended cancel")
        #expect(!peer.lines.contains { $0.hasPrefix("received") })
    }

    @Test("a drag that is restricted to the app offers nothing to other programs")
    func restricted() throws {
        let program = try startApp("restricted")
        let peer = try startPeer("text")
        try lift(in: program)
        try move(from: Self.source, to: Self.peerTarget)
        try release()
        try program.waitForLine("ended cancel")
        #expect(!peer.lines.contains("motion"))
    }

    @Test("items are dropped in the window in which the drag has begun, and the mouse works afterward")
    func dragInside() throws {
        let program = try startApp()
        for _ in 1...2 {
            let count = program.lines.count
            try lift(in: program)
            try move(from: Self.source, to: Self.table)
            try program.waitForLine("enter 5 false", after: count)
            try release()
            try program.waitForLine("landed", after: count)
            try program.waitForLine("ended copy", after: count)
        }
    }

    @Test("items are dragged from one window of the app to another")
    func dragBetweenWindows() throws {
        let program = try BuiltProgram("WindowProbe", ["scenes", "drag"], environment: display.environment)
        try program.waitForLine("appeared")
        try program.waitForLine("active")
        let count = program.lines.count
        try display.input("key", "ctrl+n")
        try program.waitForLine("appeared", after: count)
        try lift(in: program)
        try move(from: Self.source, to: Self.peerTarget)
        try program.waitForLine("enter 2 true")
        try release()
        try program.waitForLine("dropped at")
        try program.waitForLine("public.file-url: file:///tmp/a%20b.txt")
        try program.waitForLine("ended copy")
    }

    // MARK: Into the app

    @Test("a table receives the files that another program drags into it")
    func dragFilesIn() throws {
        let folder = try FileManager.default.makeTemporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (text, picture) = (folder.appendingPathComponent("a b.txt"), folder.appendingPathComponent("picture.png"))
        try Data("Inhalt".utf8).write(to: text)
        let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        try #require(Data(base64Encoded: png)).write(to: picture)
        let program = try startApp()
        let peer = try startPeer("uris", text.absoluteString, picture.absoluteString)
        try dragIn(program, peer: peer)
        try release()
        try program.waitForLine("landed")
        try program.waitForLine("image 1 1")
        try program.waitForLine("public.plain-text: Inhalt")
        try program.waitForLine("session ended")
        try peer.waitForLine("end 2")
        #expect(program.lines.contains("enter 2 true"))
        #expect(program.lines.contains("types public.plain-text public.file-url public.url"))
    }

    @Test("rich text and images of another program are loaded when they have been dropped")
    func dragDataIn() throws {
        let program = try startApp()
        let html = try startPeer("html")
        try dragIn(program, peer: html)
        #expect(!html.lines.contains { $0.hasPrefix("get") })
        try release()
        try program.waitForLine("public.html: <b>Grüße</b>")
        try program.waitForLine("public.utf8-plain-text: Grüße aus GTK")
        try html.waitForLine("end 2")
    }

    @Test("a move is performed if the other program permits it, and forbidden if it only copies")
    func move() throws {
        let program = try startApp("move")
        let moving = try startPeer("move")
        try dragIn(program, peer: moving)
        try release()
        try program.waitForLine("public.utf8-plain-text: Grüße aus GTK")
        try moving.waitForLine("end 4")
        moving.send(SIGKILL)
        _ = try moving.waitForEnd()
        let count = program.lines.count
        let copying = try startPeer("text")
        try dragIn(program, peer: copying)
        try program.waitForLine("enter", after: count)
        try release()
        try copying.waitForLine("end 0")
        #expect(!program.lines.dropFirst(count).contains { $0.hasPrefix("dropped") })
    }

    @Test("a drag that leaves the window, or whose program ends, leaves the table")
    func leave() throws {
        let program = try startApp()
        let peer = try startPeer("text")
        try dragIn(program, peer: peer)
        try move(from: Self.table, to: Self.peerSource)
        try program.waitForLine("exit")
        try program.waitForLine("session ended")
        let count = program.lines.count
        try move(from: Self.peerSource, to: Self.table)
        try program.waitForLine("enter", after: count)
        peer.send(SIGKILL)
        try program.waitForLine("exit", after: count)
    }
}
