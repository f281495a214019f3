import Foundation
import Testing

/// Drags between a window and a GTK program.
@Suite("Drags between the window and other programs", .serialized)
final class DragTests {
    private let display: VirtualDisplay

    init() throws {
        display = try VirtualDisplay()
    }

    /// The middle of the source and of the target of the GTK program.
    private static let peerSource = (x: 80, y: 60)
    private static let peerTarget = (x: 80, y: 180)

    private func startPeer(_ arguments: String...) throws -> BuiltProgram {
        try BuiltProgram.dragPeer(arguments, backend: "x11", environment: display.environment)
    }

    private func startApp(_ arguments: String...) throws -> (program: BuiltProgram, window: DisplayWindow) {
        let program = try BuiltProgram("WindowProbe", ["drag"] + arguments, environment: display.environment)
        try program.waitForLine("appeared")
        let window = try display.window(of: program)
        // The window accepts drags after the launch.
        _ = try waitFor("a window that accepts drags", limit: 10) { try display.property("XdndAware", of: window) }
        return (program, window)
    }

    private func press(at point: (x: Int, y: Int)) throws {
        try display.input("mousemove", "\(point.x)", "\(point.y)", "mousedown", "1")
    }

    private func move(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
        for step in 1...4 {
            let x = start.x + (end.x - start.x) * step / 4
            let y = start.y + (end.y - start.y) * step / 4
            try display.input("mousemove", "\(x)", "\(y)", "sleep", "0.05")
        }
    }

    /// Drags the items of the app to the GTK program.
    private func dragOut(_ program: BuiltProgram, _ window: DisplayWindow, peer: BuiltProgram) throws {
        let start = (x: window.x + 100, y: window.y + 100)
        try press(at: start)
        try program.waitForLine("lift")
        try move(from: start, to: Self.peerTarget)
    }

    /// Drags the items of the GTK program to the table of the app.
    private func dragIn(_ program: BuiltProgram, _ window: DisplayWindow, peer: BuiltProgram) throws {
        try press(at: Self.peerSource)
        try move(from: Self.peerSource, to: (window.x + 60, window.y + window.height / 2 + 40))
        try peer.waitForLine("begin")
        try program.waitForLine("enter")
    }

    private func release() throws {
        try display.input("mouseup", "1")
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
        let peer = try startPeer(kind)
        let (program, window) = try startApp()
        try dragOut(program, window, peer: peer)
        try peer.waitForLine("motion")
        try release()
        try peer.waitForLine(received.components(separatedBy: "\n")[0])
        try program.waitForLine("transferred")
        try program.waitForLine("ended copy")
        #expect(peer.lines.joined(separator: "\n").contains(received))
    }

    @Test("items return to the app when they are released over nothing that receives them")
    func dragNowhere() throws {
        let peer = try startPeer("text")
        let (program, window) = try startApp()
        try dragOut(program, window, peer: peer)
        try peer.waitForLine("motion")
        try move(from: Self.peerTarget, to: (80, 700))
        try peer.waitForLine("leave")
        try release()
        try program.waitForLine("ended cancel")
        #expect(!peer.lines.contains { $0.hasPrefix("received") })
    }

    @Test("a drag that is restricted to the app offers nothing to other programs")
    func restricted() throws {
        let peer = try startPeer("text")
        let (program, window) = try startApp("restricted")
        try dragOut(program, window, peer: peer)
        try release()
        try program.waitForLine("ended cancel")
        #expect(!peer.lines.contains("motion"))
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
        let peer = try startPeer("uris", text.absoluteString, picture.absoluteString)
        let (program, window) = try startApp()
        try dragIn(program, window, peer: peer)
        try release()
        try program.waitForLine("landed")
        try program.waitForLine("image 1 1")
        try program.waitForLine("public.plain-text: Inhalt")
        try program.waitForLine("session ended")
        try peer.waitForLine("end 2")
        #expect(program.lines.contains("enter 2 true"))
        #expect(program.lines.contains("types public.plain-text public.file-url public.url"))
        #expect(program.lines.contains("types public.png public.file-url public.url"))
        #expect(program.lines.contains("public.file-url: \(picture.absoluteString)"))
    }

    @Test("rich text and images of another program are loaded when they have been dropped")
    func dragDataIn() throws {
        let (program, window) = try startApp()
        let html = try startPeer("html")
        try dragIn(program, window, peer: html)
        #expect(!html.lines.contains { $0.hasPrefix("get") })
        try release()
        try program.waitForLine("public.html: <b>Grüße</b>")
        try program.waitForLine("public.utf8-plain-text: Grüße aus GTK")
        try html.waitForLine("end 2")
        html.send(SIGKILL)
        let count = program.lines.count
        let picture = try startPeer("png")
        try dragIn(program, window, peer: picture)
        try release()
        try program.waitForLine("image 7 5", after: count)
    }

    @Test("a moved item is deleted by the other program")
    func move() throws {
        let peer = try startPeer("move")
        let (program, window) = try startApp("move")
        try dragIn(program, window, peer: peer)
        try release()
        try program.waitForLine("public.utf8-plain-text: Grüße aus GTK")
        try peer.waitForLine("delete")
        try peer.waitForLine("end 4")
    }

    @Test("a move is forbidden if the other program only copies")
    func forbiddenMove() throws {
        let peer = try startPeer("text")
        let (program, window) = try startApp("move")
        try dragIn(program, window, peer: peer)
        try release()
        try peer.waitForLine("end 0")
        #expect(!program.lines.contains { $0.hasPrefix("dropped") })
    }

    @Test("a drag that leaves the window, or whose program ends, leaves the table")
    func leave() throws {
        let peer = try startPeer("text")
        let (program, window) = try startApp()
        try dragIn(program, window, peer: peer)
        try move(from: (window.x + 60, window.y + window.height / 2 + 40), to: Self.peerSource)
        try program.waitForLine("exit")
        try program.waitForLine("session ended")
        let count = program.lines.count
        try move(from: Self.peerSource, to: (window.x + 60, window.y + window.height / 2 + 40))
        try program.waitForLine("enter", after: count)
        peer.send(SIGKILL)
        try program.waitForLine("exit", after: count)
    }
}
