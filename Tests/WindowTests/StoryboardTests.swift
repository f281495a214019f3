import Testing

@Suite("An app from an Xcode project", .serialized)
struct StoryboardTests {
    private func run(_ arguments: [String]) throws -> BuiltProgram {
        let display = try VirtualDisplay()
        let program = try BuiltProgram("StoryboardProbe", arguments, environment: display.environment)
        #expect(try program.waitForEnd() == 0)
        return program
    }

    @Test("begins with the storyboard that its Info.plist names, in its scene's window, and goes by its segues")
    func begins() throws {
        let program = try run([])
        #expect(
            program.lines == [
                "connected ViewController", "loaded Hello true", "appeared true", "second Second", "ended",
            ])
        #expect(program.errorText.isEmpty)
    }

    @Test("shows the storyboard's translation to people who want it in their language")
    func translated() throws {
        let program = try run(["-AppleLanguages", "(de)"])
        #expect(program.lines.contains("loaded Hallo true"))
    }
}
