import Foundation
import Testing

/// Windows that OpenGL composites, without a graphics processor: the libraries for it are those of Mesa.
@Suite("The window that OpenGL composites", .serialized)
struct GraphicsWindowTests {
    private static let environment = ["TRESTLE_COMPOSITOR": "graphics", "LIBGL_ALWAYS_SOFTWARE": "1"]

    private let red: UInt32 = 0xFF3B30
    private let blue: UInt32 = 0x007AFF

    /// A desktop with a program in a window.
    private struct Desktop {
        let program: BuiltProgram
        /// Returns a pixel of the window as 0xRRGGBB.
        let pixel: (_ x: Int, _ y: Int) throws -> UInt32
        let click: (_ x: Int, _ y: Int, _ button: Int) throws -> Void

        func waitForPixel(_ x: Int, _ y: Int, _ what: String, limit: TimeInterval = 20, _ fits: (UInt32) -> Bool) throws
        {
            var last: UInt32 = 0
            _ = try waitFor("\(what) at \(x), \(y); it is \(String(last, radix: 16))", limit: limit) {
                last = try pixel(x, y)
                return fits(last) ? true : nil
            }
        }

        /// Waits until the window is not composited by the processor any more.
        func waitForOpenGL() throws {
            _ = try waitFor("OpenGL", limit: 20) { program.usesLibrary("libGLESv2") ? true : nil }
        }

        func waitForPixel(_ color: UInt32, _ x: Int, _ y: Int) throws {
            try waitForPixel(x, y, "color \(String(color, radix: 16))") { $0 == color }
        }
    }

    enum Server: CaseIterable {
        case x11, wayland
    }

    private func start(_ arguments: [String] = [], on server: Server) throws -> Desktop {
        switch server {
        case .x11:
            let display = try VirtualDisplay()
            let program = try BuiltProgram(
                "WindowProbe", arguments, environment: display.environment.merging(Self.environment) { $1 })
            try program.waitForLine("appeared")
            let window = try display.window(of: program)
            return Desktop(program: program) {
                try display.pixel(x: window.x + $0, y: window.y + $1)
            } click: {
                try display.input("mousemove", "\(window.x + $0)", "\(window.y + $1)", "click", "\($2)")
            }
        case .wayland:
            let display = try WaylandDisplay()
            let program = try BuiltProgram(
                "WindowProbe", arguments, environment: display.environment.merging(Self.environment) { $1 })
            try program.waitForLine("appeared")
            return Desktop(program: program) {
                try display.pixel(x: $0, y: $1)
            } click: {
                try display.move(to: $0, $1)
                try display.input("click", "\($2)")
            }
        }
    }

    @Test("the app is drawn, scrolled and changed", arguments: Server.allCases)
    func drawing(server: Server) throws {
        let desktop = try start(on: server)
        try desktop.waitForPixel(red, 50, 50)
        try desktop.waitForPixel(0xFF0000, 200, 150)
        try desktop.waitForOpenGL()
        try desktop.click(50, 50, 1)
        try desktop.program.waitForLine("tapped")
        try desktop.waitForPixel(blue, 20, 20)
        try desktop.click(200, 400, 5)
        let offset = try desktop.program.waitForLine("rest ").split(separator: " ").last.flatMap { Int($0) } ?? 0
        // The first band ends where it has been scrolled to.
        try desktop.waitForPixel(0xFF0000, 200, 199 - offset)
        try desktop.waitForPixel(200, 200 - offset, "the second band") { $0 != 0xFF0000 }
        try desktop.waitForPixel(blue, 20, 99)
    }

    @Test("a view that moves is behind the views in front of it", arguments: Server.allCases)
    func movement(server: Server) throws {
        let desktop = try start(["movement"], on: server)
        try desktop.waitForOpenGL()
        // Over green, the red view loses as much red as it gets green.
        func isMixed(_ color: UInt32) -> Bool {
            let (red, green, blue) = (Int(color >> 16), Int(color >> 8 & 255), Int(color & 255))
            return blue == 0 && abs(red + green - 255) <= 1 && red < 250
        }
        for _ in 0..<3 {
            try desktop.waitForPixel(100, 200, "a mixture of red and green", isMixed)
            try desktop.waitForPixel(0x0000FF, 150, 250)
            try desktop.waitForPixel(10, 200, "the background beside the view") { $0 == 0x00FF00 }
            try desktop.waitForPixel(340, 200, "the view") { $0 != 0x00FF00 }
        }
        try desktop.click(200, 600, 1)
        try desktop.program.waitForLine("stopped")
        try desktop.waitForPixel(0xFF0000, 20, 200)
        try desktop.waitForPixel(0xFF0000, 319, 200)
        try desktop.waitForPixel(0x00FF00, 19, 200)
        try desktop.waitForPixel(0x00FF00, 320, 200)
        try desktop.waitForPixel(0x0000FF, 150, 250)
    }

    @Test("a window for which the processor is requested does not load OpenGL")
    func processor() throws {
        let display = try VirtualDisplay()
        let program = try BuiltProgram(
            "WindowProbe", environment: display.environment.merging(["TRESTLE_COMPOSITOR": "processor"]) { $1 })
        try program.waitForLine("appeared")
        let window = try display.window(of: program)
        _ = try waitFor("the button", limit: 20) {
            try display.pixel(x: window.x + 50, y: window.y + 50) == red ? true : nil
        }
        #expect(!program.usesLibrary("libGLESv2"))
    }
}

extension BuiltProgram {
    /// Returns whether the program has loaded a library whose file name begins with `name`.
    fileprivate func usesLibrary(_ name: String) -> Bool {
        let file = FileHandle(forReadingAtPath: "/proc/\(processIdentifier)/maps")
        let text = (try? file?.readToEnd()).map { String(decoding: $0, as: UTF8.self) }
        return text?.contains("/\(name)") ?? false
    }
}
