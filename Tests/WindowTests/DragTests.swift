import Foundation
import Testing

/// Drags between a window and a GTK program.
@Suite("Drags between the window and other programs", .serialized)
struct DragTests {
    // MARK: From the app

    @Test(
        "another program receives each format of dragged items", arguments: DragDesktop.Server.available,
        [
            ("text", "received Grüße\nfile:///tmp/a%20b.txt\nfile:///tmp/c.txt"),
            ("uris", "received file:///tmp/a%20b.txt file:///tmp/c.txt"), ("html", "received <i>Grüße</i>"),
            ("png", "received 7 5"),
        ])
    func dragOut(server: DragDesktop.Server, format: (kind: String, received: String)) throws {
        let desktop = try DragDesktop(server)
        let program = try desktop.startApp("drag")
        let peer = try desktop.startPeer(format.kind)
        try desktop.dragOut(program, to: peer)
        try desktop.release()
        try peer.waitForLine(format.received.components(separatedBy: "\n")[0])
        try program.waitForLine("transferred")
        try program.waitForLine("ended copy")
        #expect(peer.lines.joined(separator: "\n").contains(format.received))
    }

    @Test(
        "items return to the app when they are released over nothing that receives them",
        arguments: DragDesktop.Server.available)
    func dragNowhere(server: DragDesktop.Server) throws {
        let desktop = try DragDesktop(server)
        let program = try desktop.startApp("drag")
        let peer = try desktop.startPeer("text")
        try desktop.dragOut(program, to: peer)
        try desktop.move(from: desktop.peerTarget, to: desktop.nowhere)
        try peer.waitForLine("leave")
        try desktop.release()
        try program.waitForLine("ended cancel")
        #expect(!peer.lines.contains { $0.hasPrefix("received") })
    }

    @Test(
        "a picture of the items follows the pointer outside of the window", arguments: DragDesktop.Server.available)
    func picture(server: DragDesktop.Server) throws {
        let desktop = try DragDesktop(server)
        let program = try desktop.startApp("drag")
        let peer = try desktop.startPeer("text")
        // The preview is larger than this distance.
        let besidePointer = (x: desktop.peerTarget.x + 20, y: desktop.peerTarget.y + 20)
        #expect(try desktop.pixel(at: besidePointer) != Self.blue)
        try desktop.dragOut(program, to: peer)
        _ = try waitFor("the picture", limit: 10) { try desktop.pixel(at: besidePointer) == Self.blue ? true : nil }
        try desktop.release()
        try program.waitForLine("ended copy")
        _ = try waitFor("no picture", limit: 10) { try desktop.pixel(at: besidePointer) != Self.blue ? true : nil }
    }

    private static let blue: UInt32 = 0x007AFF

    @Test(
        "a drag that is restricted to the app offers nothing to other programs",
        arguments: DragDesktop.Server.available)
    func restricted(server: DragDesktop.Server) throws {
        let desktop = try DragDesktop(server)
        let program = try desktop.startApp("drag", "restricted")
        let peer = try desktop.startPeer("text")
        try desktop.lift(in: program)
        try desktop.move(from: desktop.source, to: desktop.peerTarget)
        try desktop.release()
        try program.waitForLine("ended cancel")
        #expect(!peer.lines.contains("motion"))
    }

    @Test(
        "items are dropped in the window in which the drag has begun, and the mouse works afterward",
        arguments: DragDesktop.Server.available)
    func dragInside(server: DragDesktop.Server) throws {
        let desktop = try DragDesktop(server)
        let program = try desktop.startApp("drag")
        for _ in 1...2 {
            let count = program.lines.count
            try desktop.lift(in: program)
            try desktop.move(from: desktop.source, to: desktop.table)
            try program.waitForLine("enter 5 false", after: count)
            try desktop.release()
            try program.waitForLine("landed", after: count)
            try program.waitForLine("ended copy", after: count)
        }
    }

    @Test(
        "items are dragged from one window of the app to another",
        .enabled(if: SwayDisplay.isAvailable, SwayDisplay.unavailable))
    func dragBetweenWindows() throws {
        // Sway shows the windows beside each other.
        let desktop = try DragDesktop(.wayland)
        let program = try desktop.startApp("scenes", "drag")
        let count = program.lines.count
        try desktop.input("key", "ctrl+n")
        try program.waitForLine("appeared", after: count)
        try desktop.lift(in: program)
        try desktop.move(from: desktop.source, to: desktop.peerTarget)
        try program.waitForLine("enter 2 true")
        try desktop.release()
        try program.waitForLine("dropped at")
        try program.waitForLine("public.file-url: file:///tmp/a%20b.txt")
        try program.waitForLine("ended copy")
    }

    // MARK: Into the app

    @Test(
        "a table receives the files that another program drags into it", arguments: DragDesktop.Server.available)
    func dragFilesIn(server: DragDesktop.Server) throws {
        let folder = try FileManager.default.makeTemporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (text, picture) = (folder.appendingPathComponent("a b.txt"), folder.appendingPathComponent("picture.png"))
        try Data("Inhalt".utf8).write(to: text)
        let png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        try #require(Data(base64Encoded: png)).write(to: picture)
        let desktop = try DragDesktop(server)
        let program = try desktop.startApp("drag")
        let peer = try desktop.startPeer("uris", text.absoluteString, picture.absoluteString)
        try desktop.dragIn(program, from: peer)
        try desktop.release()
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

    @Test(
        "rich text and images of another program are loaded when they have been dropped",
        arguments: DragDesktop.Server.available)
    func dragDataIn(server: DragDesktop.Server) throws {
        let desktop = try DragDesktop(server)
        let program = try desktop.startApp("drag")
        let html = try desktop.startPeer("html")
        try desktop.dragIn(program, from: html)
        #expect(!html.lines.contains { $0.hasPrefix("get") })
        try desktop.release()
        try program.waitForLine("public.html: <b>Grüße</b>")
        try program.waitForLine("public.utf8-plain-text: Grüße aus GTK")
        try html.waitForLine("end 2")
        html.send(SIGKILL)
        _ = try html.waitForEnd()
        let count = program.lines.count
        let picture = try desktop.startPeer("png")
        try desktop.dragIn(program, from: picture)
        try desktop.release()
        try program.waitForLine("image 7 5", after: count)
    }

    @Test("a moved item is deleted by the other program", arguments: DragDesktop.Server.available)
    func move(server: DragDesktop.Server) throws {
        let desktop = try DragDesktop(server)
        let program = try desktop.startApp("drag", "move")
        let peer = try desktop.startPeer("move")
        try desktop.dragIn(program, from: peer)
        try desktop.release()
        try program.waitForLine("public.utf8-plain-text: Grüße aus GTK")
        // Under Wayland, the program knows the operation when the drag ends.
        if server == .x11 { try peer.waitForLine("delete") }
        try peer.waitForLine("end 4")
    }

    @Test("a move is forbidden if the other program only copies", arguments: DragDesktop.Server.available)
    func forbiddenMove(server: DragDesktop.Server) throws {
        let desktop = try DragDesktop(server)
        let program = try desktop.startApp("drag", "move")
        let peer = try desktop.startPeer("text")
        try desktop.dragIn(program, from: peer)
        try desktop.release()
        try peer.waitForLine("end 0")
        #expect(!program.lines.contains { $0.hasPrefix("dropped") })
    }

    @Test(
        "a drag that leaves the window, or whose program ends, leaves the table",
        arguments: DragDesktop.Server.available)
    func leave(server: DragDesktop.Server) throws {
        let desktop = try DragDesktop(server)
        let program = try desktop.startApp("drag")
        let peer = try desktop.startPeer("text")
        try desktop.dragIn(program, from: peer)
        try desktop.move(from: desktop.table, to: desktop.peerSource)
        try program.waitForLine("exit")
        try program.waitForLine("session ended")
        let count = program.lines.count
        try desktop.move(from: desktop.peerSource, to: desktop.table)
        try program.waitForLine("enter", after: count)
        peer.send(SIGKILL)
        try program.waitForLine("exit", after: count)
    }
}
