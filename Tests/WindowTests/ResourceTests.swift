import Testing

@Suite("Resources of a program")
struct ResourceTests {
    @Test("code for iOS finds the resources in the layout of Swift Package Manager")
    func resources() throws {
        let program = try BuiltProgram("ResourceProbe", environment: [:])
        #expect(try program.waitForEnd() == 0)
        #expect(
            program.lines == [
                "delegate ResourceProbe.SceneDelegate", "image 12.0", "image of bundle 12.0", "image of module 12.0",
                "file 16.0", "data found", "tint true true",
            ])
        #expect(program.errorText.isEmpty)
    }
}
