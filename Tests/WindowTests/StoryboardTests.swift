import Testing

@Suite("An app from an Xcode project", .serialized)
struct StoryboardTests {
    @Test("a window is identified by the bundle identifier, as the desktop file is")
    func identity() throws {
        let display = try VirtualDisplay()
        let program = try BuiltProgram("StoryboardProbe", ["stay"], environment: display.environment)
        let window = try display.window(of: program)
        #expect(try display.windowClass(of: window) == "org.example.StoryboardProbe")
    }

    private func run(_ arguments: [String]) throws -> BuiltProgram {
        let display = try VirtualDisplay()
        let program = try BuiltProgram("StoryboardProbe", arguments, environment: display.environment)
        #expect(try program.waitForEnd() == 0)
        return program
    }

    @Test("an app begins with the storyboard of its Info.plist in its scene's window, and performs its segues")
    func launch() throws {
        let program = try run([])
        #expect(
            program.lines == [
                "connected ViewController", "loaded Hello true", "appeared true", "second Second", "ended",
            ])
        #expect(program.errorText.isEmpty)
    }

    @Test("an app shows the storyboard in the user's language")
    func localization() throws {
        let program = try run(["-AppleLanguages", "(de)"])
        #expect(program.lines.contains("loaded Hallo true"))
    }
}
