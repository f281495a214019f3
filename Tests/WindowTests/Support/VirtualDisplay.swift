import Foundation

/// An X server with a virtual screen, mouse and keyboard.
final class VirtualDisplay {
    private let server: ChildProcess
    private let folder: URL
    /// The environment variables for programs on the display.
    let environment: [String: String]

    /// Starts a server on an unused display number.
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
        // The server prints its display number when it accepts connections.
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
        // No session bus, because looking for one would start it.
        environment = ["DISPLAY": ":" + number, "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"]
    }

    deinit {
        server.send(SIGTERM)
        _ = try? waitFor("the end of Xvfb", limit: 5) { server.exitStatus }
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Input

    /// Runs `xdotool`, which sends input events like a real mouse and keyboard.
    @discardableResult
    func input(_ arguments: String...) throws -> String { try input(arguments) }

    /// Runs `xdotool` with the arguments of an array.
    @discardableResult
    func input(_ arguments: [String]) throws -> String { try run("xdotool", arguments) }

    /// Sets resources of the server, such as `Xft.dpi: 144`, as the desktop does.
    func setResources(_ text: String) throws {
        let file = folder.appendingPathComponent("resources")
        try Data("\(text)\n".utf8).write(to: file)
        try run("xrdb", ["-nocpp", "-merge", file.path])
    }

    /// Adds keys for characters that the keyboard lacks, by the names of their keysyms.
    ///
    /// `xdotool` would map such a key temporarily, and a program that lags behind would read a later mapping.
    func addKeys(_ keysyms: [String]) throws {
        let unused = try run("xmodmap", ["-pke"]).split(separator: "\n").filter { $0.hasSuffix("=") }
        guard unused.count >= keysyms.count else {
            throw ChildProcess.Failure(description: "The keyboard has only \(unused.count) unused keycodes")
        }
        _ = try run("xmodmap", zip(unused, keysyms).flatMap { ["-e", "\($0) \($1)"] })
    }

    @discardableResult
    private func run(_ name: String, _ arguments: [String]) throws -> String {
        String(decoding: try output(of: name, arguments), as: UTF8.self)
    }

    private func output(of name: String, _ arguments: [String]) throws -> Data {
        let output = folder.appendingPathComponent(name)
        let process = try ChildProcess(
            name, arguments, environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
            output: output, error: folder.appendingPathComponent("\(name)-error"))
        let status = try waitFor(name, limit: 20) { process.exitStatus }
        guard status == 0 else {
            throw ChildProcess.Failure(description: "\(name) \(arguments.joined(separator: " ")) fails: \(status)")
        }
        return try Data(contentsOf: output)
    }

    // MARK: Selections

    /// Returns the data of a selection in a format, as another program would paste it.
    func paste(_ target: String, from selection: String = "clipboard") throws -> Data {
        try output(of: "xclip", ["-selection", selection, "-t", target, "-o"])
    }

    /// Returns the text of a selection, as another program would paste it.
    func pasteText(from selection: String = "clipboard") throws -> String {
        try run("xclip", ["-selection", selection, "-o"])
    }

    /// Copies data like another program.
    func copy(_ data: Data, as target: String, to selection: String = "clipboard") throws {
        let file = folder.appendingPathComponent("copied")
        try data.write(to: file)
        try run("xclip", ["-selection", selection, "-t", target, "-i", file.path])
    }

    /// Copies a text like another program.
    func copy(_ text: String, to selection: String = "clipboard") throws {
        try copy(Data(text.utf8), as: "UTF8_STRING", to: selection)
    }

    /// Returns the window of a program and its frame on the display.
    func window(of program: BuiltProgram) throws -> DisplayWindow { try windows(of: program, count: 1)[0] }

    /// Returns the windows of a program, in the order in which they were created, when it has as many as expected.
    func windows(of program: BuiltProgram, count: Int) throws -> [DisplayWindow] {
        let names = try waitFor("\(count) windows of a program whose errors are: \(program.errorText)", limit: 20) {
            let names = try? input("search", "--onlyvisible", "--pid", "\(program.processIdentifier)")
                .split(separator: "\n").compactMap { Int($0) }
            return names?.count == count ? names : nil
        }
        return try names.sorted().map { try window(named: String($0)) }
    }

    private func window(named id: String) throws -> DisplayWindow {
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

    /// Returns the numbers in a property of a window, or nil if the window lacks it.
    func property(_ name: String, of window: DisplayWindow) throws -> [UInt32]? {
        let text = try run("xprop", ["-id", window.id, "-f", name, "32c", " $0+\n", name])
        let numbers = text.split { !$0.isNumber }.compactMap { UInt32($0) }
        return numbers.isEmpty ? nil : numbers
    }

    /// Returns the class of a window, by which desktops find the app's desktop file.
    func windowClass(of window: DisplayWindow) throws -> String {
        let parts = try run("xprop", ["-id", window.id, "WM_CLASS"]).split(separator: "\"")
        // WM_CLASS(STRING) = "instance", "class"
        return parts.count > 3 ? String(parts[3]) : ""
    }

    // MARK: Pixels

    /// Returns a pixel of the display as 0xRRGGBB. The server stores its pixels in a file in `xwd` format: a
    /// header of 32-bit numbers in big-endian order, then a color table with 12 bytes per entry, then rows.
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

/// The frame of a window on its display, in pixels.
struct DisplayWindow {
    let id: String
    let x: Int
    let y: Int
    let width: Int
    let height: Int
}
