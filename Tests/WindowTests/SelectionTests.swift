import Foundation
import Testing

/// The exchange of data between a window and other programs of an X server, whose part `xclip` takes.
@Suite("The selections of the window", .serialized)
final class SelectionTests {
    private let display: VirtualDisplay

    init() throws {
        display = try VirtualDisplay()
    }

    private func start(_ screen: String) throws -> BuiltProgram {
        let program = try BuiltProgram("WindowProbe", [screen], environment: display.environment)
        try program.waitForLine("appeared")
        _ = try display.window(of: program)
        return program
    }

    /// Presses a key that copies something, and returns after the program has done it.
    private func press(_ key: String, in program: BuiltProgram) throws {
        let count = program.lines.count
        try display.input("key", key)
        try program.waitForLine("done", after: count)
    }

    /// Returns the lines that the program prints about its pasteboard.
    private func contents(in program: BuiltProgram) throws -> [String] {
        let count = program.lines.count
        try press("p", in: program)
        return Array(program.lines.dropFirst(count).dropLast())
    }

    private func targets() throws -> [String] {
        String(decoding: try display.paste("TARGETS"), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test("another program pastes a copied image as PNG")
    func imageOut() throws {
        let program = try start("pasteboard")
        try press("i", in: program)
        let png = try display.paste("image/png")
        // The width and the height are in the first block of the file.
        #expect(png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]) && png.count > 24)
        #expect(png[16..<24] == Data([0, 0, 0, 7, 0, 0, 0, 5]))
        #expect(try targets() == ["TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS", "image/png"])
        try display.copy(png, as: "image/png")
        #expect(try contents(in: program) == ["types public.png", "string -", "image 7 5"])
    }

    @Test("rich text is exchanged as HTML beside plain text")
    func html() throws {
        let program = try start("pasteboard")
        try press("h", in: program)
        #expect(try display.paste("text/html") == Data("<b>Grüße</b>".utf8))
        #expect(try display.pasteText() == "Grüße")
        // Old programs request Latin-1.
        #expect(try display.paste("STRING") == "Grüße".data(using: .isoLatin1))
        #expect(throws: (any Error).self) { try display.paste("image/png") }
        try display.copy(Data("<i>von außen</i>".utf8), as: "text/html")
        #expect(try contents(in: program) == ["types public.html", "string -", "html <i>von außen</i>"])
    }

    @Test("files are exchanged as a list of URLs")
    func urls() throws {
        let program = try start("pasteboard")
        try press("u", in: program)
        #expect(
            String(decoding: try display.paste("text/uri-list"), as: UTF8.self)
                == "file:///tmp/a%20b.txt\r\nfile:///tmp/c.txt\r\n")
        try display.copy(Data("# files\r\nfile:///tmp/d\r\nhttps://example.com/e\r\n".utf8), as: "text/uri-list")
        #expect(
            try contents(in: program)
                == ["types public.file-url public.url", "string -", "url file:///tmp/d", "url https://example.com/e"])
    }

    @Test("large data of an app's own type is exchanged in parts")
    func large() throws {
        let program = try start("pasteboard")
        try press("l", in: program)
        let data = try display.paste("org.trestle.large")
        #expect(data.count == 1_500_000)
        // Several transfers at the same time do not disturb each other.
        let other = try start("pasteboard")
        try display.input("windowfocus", "--sync", display.window(of: other).id)
        #expect(try contents(in: other).last == "large 1500000 true")
        try display.copy(data, as: "org.trestle.large")
        #expect(try contents(in: other).last == "large 1500000 true")
    }

    @Test("text that the user selects is the primary selection, and a middle click inserts that of another program")
    func primary() throws {
        let program = try start("text")
        let window = try display.window(of: program)
        try display.input("type", "--delay", "40", "one two")
        try program.waitForLine("text one two")
        try display.input("key", "ctrl+shift+Left")
        try program.waitForLine("selected 4 3")
        #expect(try display.pasteText(from: "primary") == "two")
        try display.copy("drei ", to: "primary")
        try display.input("mousemove", "\(window.x + 7)", "\(window.y + 20)", "click", "2")
        try program.waitForLine("text drei one two")
        // The clipboard is another selection.
        #expect(throws: (any Error).self) { try display.pasteText() }
    }

    @Test("a program that does not respond does not block the app for long")
    func silentOwner() throws {
        let program = try start("pasteboard")
        try press("h", in: program)
        program.send(SIGSTOP)
        let other = try start("pasteboard")
        try display.input("windowfocus", "--sync", display.window(of: other).id)
        #expect(try contents(in: other) == ["types ", "string -"])
        program.send(SIGCONT)
        #expect(try display.pasteText() == "Grüße")
    }

    // MARK: The end of the app

    private func quit(_ program: BuiltProgram) throws {
        program.send(SIGTERM)
        #expect(try program.waitForEnd() == 0)
    }

    @Test("a clipboard manager keeps what the app has copied after its end", arguments: ["h", "l"])
    func clipboardManager(key: String) throws {
        let manager = try BuiltProgram("ClipboardManager", environment: display.environment)
        try manager.waitForLine("ready")
        let program = try start("pasteboard")
        try press(key, in: program)
        try quit(program)
        let names = try manager.waitForLine("saves ")
        try manager.waitForLine("keeps ")
        if key == "h" {
            #expect(names.contains("text/html") && names.contains("UTF8_STRING"))
            #expect(try display.paste("text/html") == Data("<b>Grüße</b>".utf8))
            #expect(try display.pasteText() == "Grüße")
        } else {
            #expect(try display.paste("org.trestle.large").count == 1_500_000)
        }
    }

    @Test("the app ends without a clipboard manager, with a silent one, and when another program owns the clipboard")
    func noClipboardManager() throws {
        let program = try start("pasteboard")
        try press("h", in: program)
        let start = Date()
        try quit(program)
        // An app that waited for a reply would wait two seconds.
        #expect(Date().timeIntervalSince(start) < 2)
        let manager = try BuiltProgram("ClipboardManager", environment: display.environment)
        try manager.waitForLine("ready")
        let second = try self.start("pasteboard")
        try press("h", in: second)
        try display.copy("von außen")
        try quit(second)
        #expect(try display.pasteText() == "von außen")
        #expect(manager.lines == ["ready"])
        let third = try self.start("pasteboard")
        try press("h", in: third)
        manager.send(SIGSTOP)
        try quit(third)
        manager.send(SIGCONT)
    }
}
