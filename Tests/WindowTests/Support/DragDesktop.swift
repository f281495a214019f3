import Foundation

/// A display with an app whose items can be dragged, above a table that receives those of others, and a GTK program that drags and
/// receives items.
final class DragDesktop {
    enum Server: CaseIterable {
        case x11, wayland

        /// The servers that can be started.
        static var available: [Server] { allCases.filter { $0 == .x11 || SwayDisplay.isAvailable } }
    }

    typealias Point = (x: Int, y: Int)

    private enum Display {
        case x11(VirtualDisplay)
        case wayland(SwayDisplay)
    }

    private let display: Display
    /// The middle of the source and of the target of the GTK program, and a point at which no program receives items.
    let (peerSource, peerTarget, nowhere): (Point, Point, Point)
    /// Points of the app's source and of its table.
    private(set) var source: Point = (150, 150)
    private(set) var table: Point = (150, 600)

    init(_ server: Server) throws {
        switch server {
        case .x11:
            display = .x11(try VirtualDisplay())
            (peerSource, peerTarget, nowhere) = ((80, 60), (80, 180), (80, 700))
        case .wayland:
            display = .wayland(try SwayDisplay(width: 800, height: 800))
            // The program has the right half of the display, and receives nothing in its source.
            (peerSource, peerTarget, nowhere) = ((600, 200), (600, 600), (600, 200))
        }
    }

    private var environment: [String: String] {
        switch display {
        case .x11(let display): display.environment
        case .wayland(let display): display.environment
        }
    }

    // MARK: Programs

    /// Starts the app. Under Wayland it has to be started before the GTK program, which appears beside it.
    func startApp(_ arguments: String...) throws -> BuiltProgram {
        let program = try BuiltProgram("WindowProbe", arguments, environment: environment)
        try program.waitForLine("appeared")
        try program.waitForLine("active")
        guard case .x11(let display) = display else { return program }
        let window = try display.window(of: program)
        source = (window.x + 100, window.y + 100)
        table = (window.x + 60, window.y + window.height / 2 + 40)
        // The window accepts drags after the launch.
        _ = try waitFor("a window that accepts drags", limit: 10) { try display.property("XdndAware", of: window) }
        return program
    }

    func startPeer(_ arguments: String...) throws -> BuiltProgram {
        let backend = if case .x11 = display { "x11" } else { "wayland" }
        return try BuiltProgram.dragPeer(arguments, backend: backend, environment: environment)
    }

    // MARK: Input

    func input(_ arguments: String...) throws {
        switch display {
        case .x11(let display): try display.input(arguments)
        case .wayland(let display): try display.input(arguments)
        }
    }

    /// Returns a pixel as 0xRRGGBB.
    func pixel(at point: Point) throws -> UInt32 {
        switch display {
        case .x11(let display): try display.pixel(x: point.x, y: point.y)
        case .wayland(let display): try display.pixel(x: point.x, y: point.y)
        }
    }

    func press(at point: Point) throws {
        try input("mousemove", "\(point.x)", "\(point.y)", "sleep", "0.1", "mousedown", "1", "sleep", "0.1")
    }

    func move(from start: Point, to end: Point) throws {
        for step in 1...5 {
            let x = start.x + (end.x - start.x) * step / 5
            let y = start.y + (end.y - start.y) * step / 5
            try input("mousemove", "\(x)", "\(y)", "sleep", "0.05")
        }
        try input("mousemove", "\(end.x + 1)", "\(end.y)")
    }

    func release() throws { try input("mouseup", "1") }

    /// Lifts the items of the app.
    func lift(in program: BuiltProgram) throws {
        let count = program.lines.count
        try press(at: source)
        try program.waitForLine("lift", after: count)
    }

    /// Drags the items of the app to the GTK program.
    func dragOut(_ program: BuiltProgram, to peer: BuiltProgram) throws {
        try lift(in: program)
        try move(from: source, to: peerTarget)
        try peer.waitForLine("motion")
    }

    /// Drags the items of the GTK program to the table of the app.
    func dragIn(_ program: BuiltProgram, from peer: BuiltProgram) throws {
        let count = program.lines.count
        try press(at: peerSource)
        try move(from: peerSource, to: table)
        try peer.waitForLine("begin")
        try program.waitForLine("enter", after: count)
    }
}
