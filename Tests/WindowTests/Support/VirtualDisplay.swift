import Foundation

/// An X server without a monitor, and a mouse and keyboard for it.
final class VirtualDisplay {
    private let server: ChildProcess
    private let folder: URL
    /// What programs on the display have in their environment.
    let environment: [String: String]

    /// Starts a server of its own, on a display number that nobody has.
    init(width: Int = 800, height: Int = 1000) throws {
        let folder = try FileManager.default.makeTemporaryFolder()
        let (output, error) = (folder.appendingPathComponent("output"), folder.appendingPathComponent("error"))
        let server = try ChildProcess(
            "Xvfb",
            [
                "-displayfd", "1", "-noreset", "-nolisten", "tcp", "-screen", "0", "\(width)x\(height)x24", "-fbdir",
                folder.path,
            ],
            environment: ProcessInfo.processInfo.environment, output: output, error: error)
        // The server writes the number of its display, once it takes connections.
        let number = try waitFor("Xvfb's display", limit: 20) {
            let text = try String(contentsOf: output, encoding: .utf8)
            guard server.exitStatus == nil else {
                throw ChildProcess.Failure(
                    description: "Xvfb ended: \((try? String(contentsOf: error, encoding: .utf8)) ?? "")")
            }
            return text.hasSuffix("\n") ? text.trimmingCharacters(in: .whitespacesAndNewlines) : nil
        }
        self.folder = folder
        self.server = server
        // No session bus: looking for one would start one.
        environment = ["DISPLAY": ":" + number, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"]
    }

    deinit {
        server.send(SIGTERM)
        _ = try? waitFor("the end of Xvfb", limit: 5) { server.exitStatus }
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Input

    /// Runs `xdotool`, which makes input events as a real mouse and keyboard do.
    @discardableResult
    func input(_ arguments: String...) throws -> String {
        try run("xdotool", arguments)
    }

    private func run(_ name: String, _ arguments: [String]) throws -> String {
        let output = folder.appendingPathComponent(name)
        let process = try ChildProcess(
            name, arguments, environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
            output: output, error: folder.appendingPathComponent("\(name)-error"))
        let status = try waitFor(name, limit: 20) { process.exitStatus }
        guard status == 0 else {
            throw ChildProcess.Failure(description: "\(name) \(arguments.joined(separator: " ")) fails: \(status)")
        }
        return try String(contentsOf: output, encoding: .utf8)
    }

    // MARK: Clipboard

    /// What another program would paste.
    func clipboard() throws -> String { try run("xclip", ["-selection", "clipboard", "-o"]) }

    /// Copies a text, as another program does.
    func copy(_ text: String) throws {
        let file = folder.appendingPathComponent("copied")
        try Data(text.utf8).write(to: file)
        _ = try run("xclip", ["-selection", "clipboard", "-i", file.path])
    }

    /// The window of a program, and where it is on the display.
    func window(of program: BuiltProgram) throws -> DisplayWindow {
        let id = try waitFor("the window of a program, which has said: \(program.errorText)", limit: 20) {
            try? input("search", "--onlyvisible", "--pid", "\(program.processIdentifier)")
                .split(separator: "\n").first.map(String.init)
        }
        var values: [String: Int] = [:]
        for line in try input("getwindowgeometry", "--shell", id).split(separator: "\n") {
            let parts = line.split(separator: "=")
            if parts.count == 2 { values[String(parts[0])] = Int(parts[1]) }
        }
        guard let x = values["X"], let y = values["Y"], let width = values["WIDTH"], let height = values["HEIGHT"]
        else {
            throw ChildProcess.Failure(description: "xdotool getwindowgeometry told nothing about window \(id)")
        }
        return DisplayWindow(id: id, x: x, y: y, width: width, height: height)
    }

    /// The numbers in a property of a window; nil where it has none of that name.
    func property(_ name: String, of window: DisplayWindow) throws -> [UInt32]? {
        let text = try run("xprop", ["-id", window.id, "-f", name, "32c", " $0+\n", name])
        let numbers = text.split { !$0.isNumber }.compactMap { UInt32($0) }
        return numbers.isEmpty ? nil : numbers
    }

    // MARK: Pixels

    /// A pixel of the display, 0xRRGGBB. The server keeps its pixels in a file in the format of `xwd`: a header of 32-bit
    /// numbers, most significant byte first, then a colour table of 12 bytes each, then rows.
    func pixel(x: Int, y: Int) throws -> UInt32 {
        let file = folder.appendingPathComponent("Xvfb_screen0")
        let data = try Data(contentsOf: file, options: .mappedIfSafe)
        func header(_ index: Int) -> Int {
            data[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        let (headerSize, bytesPerRow, colorCount) = (header(0), header(12), header(19))
        let offset = headerSize + colorCount * 12 + y * bytesPerRow + x * 4
        return UInt32(data[offset + 2]) << 16 | UInt32(data[offset + 1]) << 8 | UInt32(data[offset])
    }
}

/// A window's place on its display, in pixels.
struct DisplayWindow {
    let id: String
    let x: Int
    let y: Int
    let width: Int
    let height: Int
}
