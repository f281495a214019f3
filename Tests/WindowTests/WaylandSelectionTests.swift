import Foundation
import Testing

/// The exchange of data between a window and other programs of a Wayland compositor, whose part `wl-copy` and `wl-paste` take.
@Suite(
    "The selections of the window on Wayland", .serialized,
    .enabled(if: SwayDisplay.isAvailable, SwayDisplay.unavailable))
struct WaylandSelectionTests {
    private func start(_ screen: String, on display: any WaylandClipboard) throws -> BuiltProgram {
        let program = try BuiltProgram("WindowProbe", [screen], environment: display.environment)
        try program.waitForLine("appeared")
        try program.waitForLine("active")
        return program
    }

    /// Presses a key that copies something, and returns after the program has done it.
    private func press(_ key: String, in program: BuiltProgram, on display: SwayDisplay) throws {
        let count = program.lines.count
        try display.input("key", key)
        try program.waitForLine("done", after: count)
    }

    /// Returns the lines that the program prints about its pasteboard.
    private func contents(in program: BuiltProgram, on display: SwayDisplay) throws -> [String] {
        let count = program.lines.count
        try press("p", in: program, on: display)
        return Array(program.lines.dropFirst(count).dropLast())
    }

    @Test("another program pastes a copied image, and the app pastes that of another program")
    func image() throws {
        let display = try SwayDisplay()
        let program = try start("pasteboard", on: display)
        try press("i", in: program, on: display)
        let png = try display.paste("image/png")
        // The width and the height are in the first block of the file.
        #expect(png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]) && png.count > 24)
        #expect(png[16..<24] == Data([0, 0, 0, 7, 0, 0, 0, 5]))
        #expect(try display.types() == ["image/png"])
        try display.copy(png, as: "image/png")
        #expect(try contents(in: program, on: display) == ["types public.png", "string -", "image 7 5"])
    }

    @Test("rich text is exchanged as HTML beside plain text")
    func html() throws {
        let display = try SwayDisplay()
        let program = try start("pasteboard", on: display)
        try press("h", in: program, on: display)
        #expect(try display.paste("text/html") == Data("<b>Grüße</b>".utf8))
        #expect(try display.paste("text/plain;charset=utf-8") == Data("Grüße".utf8))
        #expect(throws: (any Error).self) { try display.paste("image/png") }
        // The app reads its own data without the compositor.
        #expect(try contents(in: program, on: display).contains("html <b>Grüße</b>"))
        try display.copy(Data("<i>von außen</i>".utf8), as: "text/html")
        #expect(
            try contents(in: program, on: display).contains("html <i>von außen</i>"))
    }

    @Test("files are exchanged as a list of URLs")
    func urls() throws {
        let display = try SwayDisplay()
        let program = try start("pasteboard", on: display)
        try press("u", in: program, on: display)
        #expect(
            String(decoding: try display.paste("text/uri-list"), as: UTF8.self)
                == "file:///tmp/a%20b.txt\r\nfile:///tmp/c.txt\r\n")
        try display.copy(Data("file:///tmp/d\r\nhttps://example.com/e\r\n".utf8), as: "text/uri-list")
        let contents = try contents(in: program, on: display)
        #expect(contents.filter { $0.hasPrefix("url") } == ["url file:///tmp/d", "url https://example.com/e"])
    }

    @Test("large data of an app's own type is exchanged completely")
    func large() throws {
        let display = try SwayDisplay()
        let program = try start("pasteboard", on: display)
        try press("l", in: program, on: display)
        let data = try display.paste("org.trestle.large")
        #expect(data.count == 1_500_000)
        try display.copy(data, as: "org.trestle.large")
        #expect(try contents(in: program, on: display).last == "large 1500000 true")
    }

    @Test("text that the user selects is the primary selection, and a middle click inserts that of another program")
    func primary() throws {
        let display = try SwayDisplay()
        let program = try start("text", on: display)
        try display.input("type", "--delay", "40", "one two")
        try program.waitForLine("text one two")
        try display.input("key", "ctrl+shift+Left")
        try program.waitForLine("selected 4 3")
        #expect(try display.paste("text/plain;charset=utf-8", isPrimary: true) == Data("two".utf8))
        try display.copy(Data("drei ".utf8), as: "text/plain;charset=utf-8", isPrimary: true)
        try display.input("mousemove", "7", "20", "sleep", "0.1", "click", "2")
        try program.waitForLine("text drei one two")
        // The clipboard is another selection.
        #expect(throws: (any Error).self) { try display.types() }
    }

    @Test("a program that does not respond does not block the app for long")
    func silentOwner() throws {
        let display = try SwayDisplay()
        let program = try start("pasteboard", on: display)
        try press("h", in: program, on: display)
        program.send(SIGSTOP)
        let other = try start("pasteboard", on: display)
        #expect(
            try contents(in: other, on: display)
                == ["types public.utf8-plain-text public.html", "string -"])
        program.send(SIGCONT)
        #expect(try display.paste("text/html") == Data("<b>Grüße</b>".utf8))
    }

    @Test("Weston, which has no primary selection, exchanges the clipboard in all formats")
    func weston() throws {
        let display = try WaylandDisplay()
        let program = try start("pasteboard", on: display)
        try display.input("key", "h")
        try program.waitForLine("done")
        #expect(try display.paste("text/html") == Data("<b>Grüße</b>".utf8))
        try display.copy(Data("<i>von außen</i>".utf8), as: "text/html")
        let count = program.lines.count
        try display.input("key", "p")
        try program.waitForLine("html <i>von außen</i>", after: count)
    }
}
